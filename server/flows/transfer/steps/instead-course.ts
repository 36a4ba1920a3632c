import { refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { refundAsCreditEntry } from '#server/modules/ledger/entries.ts';
import { payoutDueEntry } from '#server/modules/ledger/payout-entries.ts';
import { postEntry } from '#server/modules/ledger/store.ts';
import { recordCredit } from '#server/modules/payment/credit-store.ts';
import { recordPaidElsewhere } from '#server/modules/transfer/moves-store.ts';
import { findTransfer } from '#server/modules/transfer/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Course } from './ask-by-hand.ts';
import { type Failed, lockFailed } from './lock-failed.ts';
import { type PayoutWanted, payoutCourse } from './payout-course.ts';

/**
 * A payout of what another transfer could not pay. Its money is there already, as credit or kept by us: it takes that, and
 * nothing out of our own pocket. At the bank it is paid once it is agreed to, never before.
 */
export async function insteadCourse(
  db: Database,
  now: Instant,
  payout: PayoutWanted,
): Promise<Course<'dues-first' | 'transfer-changed'> & { readonly failed: Failed | undefined }> {
  const known = await findTransfer(db, payout.insteadOf ?? '');
  const locked =
    known && known.purpose !== 'karigar-payout'
      ? await lockFailed(db, known, payout.id)
      : 'not-failed';
  const failed = locked === 'not-failed' ? undefined : locked;
  const course = await payoutCourse(db, now, payout);
  const { id, userId, amountPaise } = payout;
  return {
    ...course,
    failed,
    mayGo: async () => {
      const payablePaise = failed?.payablePaise ?? 0;
      if (payablePaise < amountPaise) return refuse('transfer-changed', { payablePaise });
      return course.mayGo();
    },
    postByHand: async (eventId) => {
      if (failed?.lies === 'with-us') await giveAsCredit(db, failed, { eventId, now });
      const taken = { userId, bookingId: null, instalment: 0, transferId: id };
      await recordCredit(db, { ...taken, amountPaise: -amountPaise, reason: 'paid-out' }, now);
      const entry = payoutDueEntry({ payoutId: id, amountPaise });
      await postEntry(db, entry, { eventId, bookingId: null, at: now });
    },
  };
}

/** Money kept for a refund without an owner becomes credit first, so that its booking is settled like any other. */
async function giveAsCredit(
  db: Database,
  { transfer, userId }: Failed,
  { eventId, now }: { readonly eventId: number; readonly now: Instant },
): Promise<void> {
  if (transfer.purpose !== 'refund') return;
  const { id: refundId, bookingId, amountPaise } = transfer;
  await recordPaidElsewhere(db, refundId, now);
  const credit = { userId, bookingId, instalment: 0, amountPaise, transferId: refundId };
  await recordCredit(db, { ...credit, reason: 'not-returnable' }, now);
  const entry = refundAsCreditEntry({ refundId, amountPaise });
  await postEntry(db, entry, { eventId, bookingId, at: now });
}
