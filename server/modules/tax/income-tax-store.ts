import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { lockEach } from '#server/platform/database/locks.ts';
import { statement } from '#server/platform/database/statement.ts';

export type IncomeTaxKept = {
  readonly eventId: number;
  readonly karigarId: number;
  /** Null for pay of a day, which belongs to no single one. */
  readonly bookingId: string | null;
  readonly grossPaise: Paise;
  readonly keptPaise: Paise;
  readonly section: string;
};

/**
 * The sums that a Karigar was credited in a stretch of time, locked: nobody else reckons with them until the
 * transaction ends.
 */
export async function lockIncomeOf(
  db: Database,
  karigarId: number,
  from: Instant,
  until: Instant,
): Promise<{ readonly grossPaise: Paise; readonly keptPaise: Paise }> {
  await lockEach(db, 'income-tax', [karigarId]);
  const row = await selectSums.first(db, [karigarId, new Date(from), new Date(until)]);
  return { grossPaise: row?.gross ?? 0, keptPaise: row?.kept ?? 0 };
}

export const recordIncomeTax = (db: Database, one: IncomeTaxKept, at: Instant): Promise<number> =>
  insertKept.count(db, [
    one.eventId,
    one.karigarId,
    one.bookingId,
    one.grossPaise,
    one.keptPaise,
    one.section,
    new Date(at),
  ]);

const selectSums = statement<[number, from: Date, until: Date], { gross: Paise; kept: Paise }>({
  name: 'tax-sum-income',
  text: `select coalesce(sum(gross_paise), 0)::bigint as gross, coalesce(sum(kept_paise), 0)::bigint as kept
    from income_tax_kept where karigar_id = $1 and credited_at >= $2 and credited_at < $3`,
});
const insertKept = statement<
  [
    eventId: number,
    karigarId: number,
    bookingId: string | null,
    Paise,
    Paise,
    section: string,
    at: Date,
  ]
>({
  name: 'tax-record-income',
  text: `insert into income_tax_kept (event_id, karigar_id, booking_id, gross_paise, kept_paise, section, credited_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
});

/** Whether tax was kept of a Karigar's pay from that moment on: they can then be asked for by name. */
export const wasTaxKept = async (
  db: Database,
  karigarId: number,
  since: Instant,
): Promise<boolean> => (await selectKept.first(db, [karigarId, new Date(since)]))?.kept ?? false;

const selectKept = statement<[number, Date], { kept: boolean }>({
  name: 'tax-was-kept',
  text: `select exists (select from income_tax_kept
      where karigar_id = $1 and kept_paise > 0 and credited_at >= $2) as kept`,
});
