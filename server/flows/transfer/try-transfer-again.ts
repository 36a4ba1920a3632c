import type { RefusalOf } from '#contract/operation.ts';
import type { tryTransferAgain as contract } from '#contract/ops/try-transfer-again.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { findDestination } from '#server/modules/transfer/destination-store.ts';
import { recordTriedAgain } from '#server/modules/transfer/moves-store.ts';
import { findInsteadOf } from '#server/modules/transfer/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { wasRecorded } from '#server/platform/events/was-recorded.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { lockFailed } from './steps/lock-failed.ts';
import { findToSend } from './steps/open-course.ts';
import {
  type Changed,
  ownerOf,
  type PayWish,
  payInstead,
  type Wanted,
  type World,
} from './steps/pay-instead.ts';

/**
 * Once more: a refund that is left to people goes the way its payment came; what has become credit goes to a UPI id that
 * its owner has confirmed.
 */
export async function tryTransferAgain(
  world: World,
  command: PayWish & { readonly destinationId?: string | undefined },
): Promise<Outcome<'approved' | 'requested', RefusalOf<typeof contract>>> {
  const known = await findToSend(world.pool, command.id);
  if (!known) return refuse('no-such-transfer');
  const { destinationId } = command;
  return transaction(world.pool, async (db) => {
    if (destinationId === undefined) return sendAgain(db, world, { known, command });
    const destination = await findDestination(db, destinationId);
    if (destination?.userId !== (await ownerOf(db, known)) || !destination?.isConfirmed)
      return refuse('destination-not-found');
    if (destination.upiId === null) return refuse('destination-not-found');
    return payInstead(db, world, { known, command, way: { destinationId } });
  });
}

/** Said twice it is one more try. */
async function sendAgain(
  db: Database,
  world: World,
  { known, command }: Wanted,
): Promise<Outcome<'approved', Changed | 'own-money' | 'destination-not-found'>> {
  const { payoutId: actionId, by, why } = command;
  const failed = await lockFailed(db, known);
  const again = { key: 'actionId', value: actionId };
  if (await wasRecorded(db, 'RefundTriedAgain', again)) return accept('approved');
  if (failed === 'not-failed') return refuse('transfer-not-failed');
  const { transfer, userId, lies, payablePaise } = failed;
  // Credit goes to an address of its owner; no way leads back into a payment that was given up.
  if (lies === 'credit' || transfer.purpose !== 'refund') return refuse('destination-not-found');
  if (userId === by) return refuse('own-money');
  if ((await findInsteadOf(db, known.id)) || payablePaise !== command.shownPaise)
    return refuse('transfer-changed', { payablePaise: 0 });
  const booking = await findBooking(db, transfer.bookingId);
  if (!booking) return refuse('transfer-not-failed');
  const now = world.now();
  await recordTriedAgain(db, transfer.id, now);
  const { id: refundId, amountPaise, tries } = transfer;
  await recordEvent(db, booking.id, 'RefundTriedAgain', now, `ops:${by}`, {
    ...aboutBooking(booking),
    ...{ refundId, amountPaise, tries, actionId, why },
  });
  return accept('approved');
}
