import type { Paise } from '#kernel/money.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import { lockCredit } from '#server/modules/payment/credit-store.ts';
import { lockTransfer } from '#server/modules/transfer/store.ts';
import type { Payout, Refund } from '#server/modules/transfer/transfer.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** A refund or payout that came to its end without arriving. */
export type Failed = {
  readonly transfer: Refund | Payout;
  /** The person whose money it is. */
  readonly userId: string;
  /** Credit of the person, or kept by us where nobody is left to whom it could be credit. */
  readonly lies: 'credit' | 'with-us';
  /** All the credit that they have. */
  readonly creditPaise: Paise;
  /** How much of it can still be paid. */
  readonly payablePaise: Paise;
};

/** Locks its booking, the credit of its owner, then itself, as every course of money does. Nothing where it has not failed. */
export async function lockFailed(
  db: Database,
  known: Refund | Payout,
  /** The payout in its place, for which credit may be set aside. */
  payoutId?: string,
): Promise<Failed | 'not-failed'> {
  const booking = known.purpose === 'refund' ? await lockBooking(db, known.bookingId) : undefined;
  const userId = known.purpose === 'refund' ? booking?.userId : known.userId;
  if (userId === undefined) return 'not-failed';
  const creditPaise = await lockCredit(db, userId, payoutId);
  const transfer = await lockTransfer(db, known.id);
  if (!transfer || transfer.purpose === 'karigar-payout') return 'not-failed';
  const common = { transfer, userId, creditPaise };
  if (transfer.state === 'returned') {
    const payablePaise = Math.max(0, Math.min(transfer.amountPaise, creditPaise));
    return { ...common, lies: 'credit', payablePaise };
  }
  if (transfer.state === 'failed' && transfer.nextAskAt === null)
    return { ...common, lies: 'with-us', payablePaise: transfer.amountPaise };
  return 'not-failed';
}
