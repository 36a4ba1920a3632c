import type { CashTakenTo } from '#contract/cash-taken-to.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { isUniqueViolation } from '#server/platform/database/transaction.ts';

/** Cash of ours that a Karigar handed in, as one of us counted it. */
export type HandedIn = {
  readonly id: string;
  readonly karigarId: number;
  readonly amountPaise: Paise;
  readonly receipt: string;
  readonly takenTo: CashTakenTo;
};

export const recordHandedIn = (
  db: Database,
  { id, karigarId, amountPaise, receipt, takenTo }: HandedIn,
  countedBy: string,
  at: Instant,
): Promise<number> =>
  insert.count(db, [id, karigarId, amountPaise, receipt, takenTo, countedBy, new Date(at)]);

/** The same receipt was written down already, and not taken back. */
export const isReceiptUsed = (error: unknown): boolean =>
  isUniqueViolation(error) &&
  (error as { constraint?: unknown }).constraint === 'cash_handed_in_receipt';

export const lockHandedIn = (
  db: Database,
  id: string,
): Promise<(HandedIn & { readonly reversedAt: Instant | null }) | undefined> =>
  lock.first(db, [id]);

export const recordReversed = (
  db: Database,
  id: string,
  reversal: { readonly by: string; readonly why: string },
  at: Instant,
): Promise<number> => reverse.count(db, [id, reversal.by, reversal.why, new Date(at)]);

const insert = statement<[string, number, Paise, string, string, string, Date]>({
  name: 'karigar-record-cash-handed-in',
  text: `insert into cash_handed_in (id, karigar_id, amount_paise, receipt, taken_to, counted_by, counted_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
});

const lock = statement<[string], HandedIn & { reversedAt: Instant | null }>({
  name: 'karigar-lock-cash-handed-in',
  text: `select id, karigar_id as "karigarId", amount_paise as "amountPaise", receipt, taken_to as "takenTo",
      reversed_at as "reversedAt"
    from cash_handed_in where id = $1 for update`,
});

const reverse = statement<[string, string, string, Date]>({
  name: 'karigar-record-cash-hand-in-reversed',
  text: `update cash_handed_in set reversed_by = $2, reversed_why = $3, reversed_at = $4
    where id = $1 and reversed_at is null`,
});
