import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { isUniqueViolation } from '#server/platform/database/transaction.ts';

/** Cash for a part of a booking, as one of us counted it or a Karigar has told us. */
export type CountedCash = {
  readonly id: string;
  readonly bookingId: string;
  readonly amountPaise: Paise;
  readonly receipt: string;
  /** The Karigar who holds it; null if it lies with us. */
  readonly karigarId: number | null;
};

export const findCountedCash = (db: Database, id: string): Promise<CountedCash | undefined> =>
  select.first(db, [id]);

export const recordCountedCash = (
  db: Database,
  { id, bookingId, amountPaise, receipt, karigarId }: CountedCash,
  {
    instalment,
    by,
    at,
  }: { readonly instalment: number; readonly by: string; readonly at: Instant },
): Promise<number> =>
  insert.count(db, [id, bookingId, instalment, amountPaise, receipt, karigarId, by, new Date(at)]);

/** The entry that was there already at the same moment: the same receipt, or the name, for another booking. */
export function whichIsUsed(error: unknown): 'receipt-used' | 'hand-in-id-reused' | undefined {
  if (!isUniqueViolation(error)) return undefined;
  const { constraint } = error as { constraint?: unknown };
  if (constraint === 'cash_counted_receipt_key') return 'receipt-used';
  return constraint === 'cash_counted_pkey' ? 'hand-in-id-reused' : undefined;
}

const select = statement<[string], CountedCash>({
  name: 'payment-find-counted-cash',
  text: `select id, booking_id as "bookingId", amount_paise as "amountPaise", receipt, karigar_id as "karigarId"
    from cash_counted where id = $1`,
});

const insert = statement<
  [string, string, number, Paise, string, number | null, by: string, at: Date]
>({
  name: 'payment-record-counted-cash',
  text: `insert into cash_counted (id, booking_id, instalment, amount_paise, receipt, karigar_id, counted_by, counted_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
});
