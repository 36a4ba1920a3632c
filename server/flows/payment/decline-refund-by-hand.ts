import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import {
  findHandRefund,
  recordHandRefundDeclined,
} from '#server/modules/payment/hand-refund-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { wasRecorded } from '#server/platform/events/was-recorded.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

/**
 * A refund that waits for a second operator is not made after all. No money had moved: only its events are left. A
 * repeat changes nothing.
 */
export async function declineRefundByHand(
  world: { readonly pool: Pool; readonly now: Clock },
  {
    id,
    by,
    why,
  }: {
    readonly id: string;
    /** Anybody of us, also who asked for it; nobody where it has waited too long. */
    readonly by: string | null;
    readonly why: string;
  },
): Promise<Outcome<'declined', 'refund-not-found'>> {
  const known = await findHandRefund(world.pool, id);
  if (!known) return wasDeclined(world.pool, id);
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, known.bookingId);
    if (!booking || !(await recordHandRefundDeclined(db, id))) return wasDeclined(db, id);
    const { amountPaise } = known;
    const data = { ...aboutBooking(booking), refundId: id, amountPaise, why };
    const actor = by === null ? 'clock' : `ops:${by}`;
    await recordEvent(db, booking.id, DECLINED, world.now(), actor, data);
    return accept('declined');
  });
}

const wasDeclined = async (
  db: Database,
  id: string,
): Promise<Outcome<'declined', 'refund-not-found'>> =>
  (await wasRecorded(db, DECLINED, { key: 'refundId', value: id }))
    ? accept('declined')
    : refuse('refund-not-found');

const DECLINED = 'RefundDeclinedByHand';
