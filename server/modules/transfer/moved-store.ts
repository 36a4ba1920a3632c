import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** A refund that has gone through a gateway, and by which name the gateway knows it. */
export type RefundMoved = {
  readonly kind: 'refund';
  readonly gatewayReference: string;
  readonly bookingId: string;
  readonly amountPaise: Paise;
};

/** Our books on the refunds that a gateway names. */
export const findRefundsMoved = (
  db: Database,
  provider: string,
  references: readonly string[],
): Promise<RefundMoved[]> => selectNamed.run(db, [provider, [...references]]);

/** Every refund that went by a gateway in a span of time. */
export const listRefundsMoved = (
  db: Database,
  provider: string,
  { from, until }: { readonly from: Instant; readonly until: Instant },
): Promise<RefundMoved[]> => selectBetween.run(db, [provider, new Date(from), new Date(until)]);

const MOVED = `select 'refund' as kind, reference as "gatewayReference", booking_id as "bookingId", amount_paise as "amountPaise"
  from transfers where purpose = 'refund' and provider = $1 and state = 'paid'`;

const selectNamed = statement<[string, string[]], RefundMoved>({
  name: 'transfer-find-refunds-moved',
  text: `${MOVED} and reference = any($2)`,
});

const selectBetween = statement<[string, Date, Date], RefundMoved>({
  name: 'transfer-list-refunds-moved',
  text: `${MOVED} and paid_at >= $2 and paid_at < $3`,
});
