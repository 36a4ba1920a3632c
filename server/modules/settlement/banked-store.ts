import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { isUniqueViolation } from '#server/platform/database/transaction.ts';

/** Cash that was paid into our bank, and the number on its slip. */
export type Banked = { readonly id: string; readonly amountPaise: Paise; readonly receipt: string };

export const findBanked = (db: Database, id: string): Promise<Banked | undefined> =>
  select.first(db, [id]);

export const recordBanked = (
  db: Database,
  { id, amountPaise, receipt }: Banked,
  by: string,
  at: Instant,
): Promise<number> => insert.count(db, [id, amountPaise, receipt, by, new Date(at)]);

/** The same slip was written down already. */
export const isSlipUsed = (error: unknown): boolean =>
  isUniqueViolation(error) &&
  (error as { constraint?: unknown }).constraint === 'cash_banked_slip_key';

const select = statement<[string], Banked>({
  name: 'settlement-find-cash-banked',
  text: 'select id, amount_paise as "amountPaise", slip as receipt from cash_banked where id = $1',
});

const insert = statement<[string, Paise, string, by: string, at: Date]>({
  name: 'settlement-record-cash-banked',
  text: `insert into cash_banked (id, amount_paise, slip, banked_by, banked_at) values ($1, $2, $3, $4, $5)`,
});
