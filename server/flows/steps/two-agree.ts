import { policy } from '#contract/policy.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import {
  findProposal,
  type Proposal,
  recordAgreed,
  recordProposal,
} from '#server/modules/visit/proposal-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from './about-booking.ts';

/**
 * "Over ₹5,000 by hand needs two people" (rulings): the first of us proposes, and it may be done when a second names the
 * same sum. Whether it may be done now.
 */
export async function twoAgree(
  db: Database,
  booking: Booking,
  wanted: Pick<Proposal, 'about' | 'amountPaise'> & {
    readonly actor: string;
    readonly now: Instant;
  },
): Promise<boolean> {
  const { about, amountPaise, actor, now } = wanted;
  if (amountPaise <= policy.refund.twoPeopleAbovePaise) return true;
  const named = { bookingId: booking.id, about };
  const known = await findProposal(db, named);
  const same = known?.amountPaise === amountPaise;
  if (same && known.proposedBy === actor) return false;
  if (same) {
    await recordAgreed(db, named, actor);
    return true;
  }
  await recordProposal(db, { ...named, amountPaise, proposedBy: actor }, now);
  const data = { ...aboutBooking(booking), about, amountPaise, needsTwo: true };
  await recordEvent(db, booking.id, 'RefundAskedByHand', now, actor, data);
  return false;
}
