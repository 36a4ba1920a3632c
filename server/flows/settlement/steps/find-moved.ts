import {
  findPaymentsMoved,
  listPaymentsMoved,
  type PaymentMoved,
} from '#server/modules/payment/settled-store.ts';
import {
  findRefundsMoved,
  listRefundsMoved,
  type RefundMoved,
} from '#server/modules/transfer/moved-store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** Money of ours that went through a gateway, and by which name the gateway knows it. */
export type Moved = PaymentMoved | RefundMoved;

/** Our books on the payments and refunds that a gateway names. */
export const findMoved = async (
  db: Database,
  provider: string,
  references: readonly string[],
): Promise<Moved[]> => [
  ...(await findPaymentsMoved(db, provider, references)),
  ...(await findRefundsMoved(db, provider, references)),
];

/** Everything that came and went by a gateway in a span of time. */
export const listMoved = async (
  db: Database,
  provider: string,
  span: Parameters<typeof listPaymentsMoved>[2],
): Promise<Moved[]> => [
  ...(await listPaymentsMoved(db, provider, span)),
  ...(await listRefundsMoved(db, provider, span)),
];
