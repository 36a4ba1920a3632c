import type { Allowance } from '#contract/karigar/allowance.ts';
import type { Paise } from '#kernel/money.ts';
import { dateInIndia, type Instant, type LocalDate } from '#kernel/time.ts';
import { kilometresOf } from '#server/modules/visit/journey.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Paid = Pick<
  Allowance,
  'kind' | 'minutes' | 'kilometres' | 'amountPaise' | 'incomeTaxPaise'
> & {
  on: LocalDate;
};
type Promised = { startsAt: Instant; amountPaise: Paise; minutes: number };

/** The visit and the Karigar, with the days on which they are still to come. */
export type OfVisit = {
  readonly bookingId: string;
  readonly karigarId: number;
  readonly ahead: readonly { readonly startsAt: Instant }[];
};

/** Pay on top at a visit of a Karigar: by the books, then what their offer promises for the days ahead. */
export async function readAllowances(
  db: Database,
  { bookingId, karigarId, ahead }: OfVisit,
): Promise<Allowance[]> {
  const paid = await selectPaid.run(db, [bookingId, karigarId]);
  const had = new Set(paid.filter(({ kind }) => kind === 'long-way').map(({ on }) => on));
  const due = ahead.filter(({ startsAt }) => !had.has(dateInIndia(startsAt)));
  const promised = due.length > 0 ? await selectPromised.run(db, [bookingId, karigarId]) : [];
  return [...paid.map(toPaid), ...due.flatMap(({ startsAt }) => promiseFor(startsAt, promised))];
}

const toPaid = ({ on, ...one }: Paid): Allowance => ({
  ...one,
  date: on,
  netPaise: one.amountPaise - one.incomeTaxPaise,
  paid: true,
});

/** As it is paid: by the offer for that hour, or the latest. */
function promiseFor(startsAt: Instant, promised: readonly Promised[]): Allowance[] {
  const one = promised.find((offer) => offer.startsAt === startsAt) ?? promised[0];
  if (!one || one.amountPaise === 0) return [];
  const { amountPaise, minutes } = one;
  return [
    {
      ...{ kind: 'long-way', date: dateInIndia(startsAt), minutes: null },
      ...{ kilometres: kilometresOf(minutes), amountPaise, incomeTaxPaise: 0 },
      ...{ netPaise: amountPaise, paid: false },
    },
  ];
}

const selectPaid = statement<[string, number], Paid>({
  name: 'view-allowances-paid',
  text: `select case e.kind when 'waiting-paid' then 'wait-at-door' else 'long-way' end as kind, split_part(e.reference, ':', 3) as on,
      (ev.data ->> 'minutes')::integer as minutes, (ev.data ->> 'kilometres')::float8 as kilometres,
      -l.amount_paise as "amountPaise", coalesce(t.kept_paise, 0)::bigint as "incomeTaxPaise"
    from ledger_entries e join ledger_lines l on l.entry_id = e.id and l.account = 'karigar_payable:' || $2::integer
      join events ev on ev.id = e.event_id
      left join income_tax_kept t on t.event_id = e.event_id and t.karigar_id = $2
    where e.booking_id = $1 and e.kind in ('waiting-paid', 'long-way-paid') order by e.id`,
});

const selectPromised = statement<[string, number], Promised>({
  name: 'view-allowances-promised',
  text: `select starts_at as "startsAt", long_way_paise as "amountPaise", (journey ->> 'minutes')::integer as minutes
    from offers where booking_id = $1 and karigar_id = $2 and state = 'accepted' order by offered_at desc, round desc`,
});
