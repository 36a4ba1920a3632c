import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { listKarigarPeople } from '#server/modules/availability/karigar-people-store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { needsSecondPerson } from '#server/modules/transfer/second-person.ts';
import {
  findProposal,
  type Proposal,
  recordAgreed,
  recordProposal,
} from '#server/modules/visit/proposal-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../booking/about-booking.ts';
import { crewOf } from '../visit/crew-of.ts';

/**
 * "Over ₹5,000 by hand needs two people" (rulings): the first operator proposes, and it may be done when a second names
 * the same sum. Answers whether it may be done now. Nobody decides on their own visit, in whichever role, nor agrees to
 * what another decides about it.
 */
export async function requireSecondApproval(
  db: Database,
  booking: Booking,
  wanted: Pick<Proposal, 'about' | 'amountPaise'> & {
    readonly actor: string;
    readonly now: Instant;
  },
): Promise<Outcome<'agreed', 'own-money' | 'needs-another-person'>> {
  const { about, amountPaise, actor, now } = wanted;
  if (await isHis(db, booking, { actor, now })) return refuse('own-money');
  if (!needsSecondPerson(amountPaise)) return accept('agreed');
  const named = { bookingId: booking.id, about };
  const known = await findProposal(db, named);
  const same = known?.amountPaise === amountPaise;
  if (same && known.proposedBy === actor) return refuse('needs-another-person');
  if (same) {
    await recordAgreed(db, named, actor);
    return accept('agreed');
  }
  await recordProposal(db, { ...named, amountPaise, proposedBy: actor }, now);
  const data = { ...aboutBooking(booking), about, amountPaise, needsTwo: true };
  await recordEvent(db, booking.id, 'RefundAskedByHand', now, actor, data);
  return refuse('needs-another-person');
}

/** The operator has booked it, or comes for it and is paid by what is decided. */
async function isHis(
  db: Database,
  booking: Booking,
  { actor, now }: { readonly actor: string; readonly now: Instant },
): Promise<boolean> {
  const visit = await findVisit(db, booking.id);
  const crew = await crewOf(db, booking, visit, now);
  const people = await listKarigarPeople(db, [visit?.karigarId ?? 0, ...crew]);
  return [booking.userId, ...people.map(({ userId }) => userId)].some(
    (userId) => actor === `ops:${userId}`,
  );
}
