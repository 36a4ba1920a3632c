import { isPlanned } from '#contract/booking-phases.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import {
  countInBriefing,
  type Enclosed,
  isEnclosed,
  recordEnclosure,
} from '#server/modules/visit/enclosure-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import type { OfCustomer } from './own-visit.ts';
import { tellCrewOfNote } from './tell-crew-of-note.ts';

export type EnclosingDeps = { readonly pool: Pool; readonly now: Clock };

type Refusal = 'booking-not-found' | 'briefing-closed' | 'too-many-enclosures' | 'action-reused';

/** Puts a picture or a voice note beside the customer's note; the crew hears that it has changed. */
export const encloseInNote = (
  { pool, now: clock }: EnclosingDeps,
  { bookingId, userId }: OfCustomer,
  file: Pick<Enclosed, 'id' | 'media' | 'seconds' | 'bytes'>,
): Promise<Outcome<'done', Refusal>> =>
  transaction(pool, async (db) => {
    // Setting out takes the same lock.
    const booking = await lockBooking(db, bookingId);
    const enclosed = { ...file, bookingId, by: 'customer' as const, karigarId: null };
    // Sent again after a lost answer it is there, even if somebody has set out since.
    if (booking?.userId === userId && (await isEnclosed(db, enclosed))) return accept('done');
    const asked = { userId, id: file.id, isVoice: file.seconds !== null };
    const open = await isOpenFor(db, booking, asked);
    if (!open.ok) return open;
    const now = clock();
    if ((await recordEnclosure(db, enclosed, now)) === 0) return refuse('action-reused');
    await tellCrewOfNote(db, open.value, now);
    return accept('done');
  });

/** Whether the note is still open for this person, and has room for one more of the kind. */
export async function isOpenFor(
  db: Database,
  booking: Booking | undefined,
  asked: { readonly userId: string; readonly id: string; readonly isVoice: boolean },
): Promise<Outcome<Booking, Exclude<Refusal, 'action-reused'>>> {
  if (booking?.userId !== asked.userId) return refuse('booking-not-found');
  if (!isPlanned(booking.status)) return refuse('briefing-closed');
  const { pictures, voices } = await countInBriefing(db, booking.id, asked.id);
  const isFull = asked.isVoice ? voices > 0 : pictures >= policy.visit.mostNotePictures;
  return isFull ? refuse('too-many-enclosures') : accept(booking);
}
