import type { Paise } from '#kernel/money.ts';
import type { Instant, LocalDate } from '#kernel/time.ts';
import { dateInIndia } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A visit whose complaint took something off this Karigar's pay, before we bore any of it. */
export type Lost = {
  readonly bookingId: string;
  readonly serviceSlug: string;
  readonly option: string | null;
  readonly date: LocalDate;
  readonly lostPaise: Paise;
  /** The complaint was decided in that week. */
  readonly inWeek: boolean;
  /** Nothing of the pay for the work was left. */
  readonly whole: boolean;
};

type Row = Omit<Lost, 'date'> & { readonly startsAt: Instant };

const lostBy = statement<[karigarId: number, rows: readonly string[], Date, Date, string], Row>({
  name: 'earnings-lost',
  text: `select b.id as "bookingId", b.service_slug as "serviceSlug", b.option_key as option, b.starts_at as "startsAt",
      mine."amountPaise" as "lostPaise", d.resolved_at >= $3 and d.resolved_at < $4 as "inWeek",
      not exists (select from ledger_entries e join ledger_lines l on l.entry_id = e.id
        where e.booking_id = b.id and e.kind in ('work-accepted', 'rework-done') and l.account = $5) as whole
    from (select unnest($2::uuid[]) as id
        union
        select v.booking_id from visits v join holds h on h.booking_id = v.id
          where h.karigar_id = $1 and h.starts_at > $3::timestamptz - interval '60 days' and h.starts_at < $4) own
      join disputes d on d.booking_id = own.id
      cross join lateral jsonb_to_recordset(d.lost) mine("karigarId" integer, "amountPaise" bigint)
      join bookings b on b.id = d.booking_id
    where mine."karigarId" = $1
    order by b.starts_at, b.id`,
});

type Asked = {
  readonly id: number;
  readonly payable: string;
  /** Bookings that have a row in the week. */
  readonly bookingIds: readonly string[];
};

/** Losses by complaints: of the rows of a week, and of visits that lost all and so have no row. */
export async function listLost(
  db: Database,
  { id, payable, bookingIds }: Asked,
  [from, until]: readonly [Instant, Instant],
): Promise<Lost[]> {
  const week = [new Date(from), new Date(until)] as const;
  const rows = await lostBy.run(db, [id, bookingIds, ...week, payable]);
  return rows.map(({ startsAt, ...one }) => ({ ...one, date: dateInIndia(startsAt) }));
}
