import { isPlanned } from '#contract/booking-phases.ts';
import type { addNotePicture } from '#contract/customer/add-note-picture.ts';
import type { addNoteVoice } from '#contract/customer/add-note-voice.ts';
import { MOST_IMAGE_BYTES } from '#contract/fields/profile-image.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findBooking, lockBooking } from '#server/modules/booking/store.ts';
import {
  countInBriefing,
  type Enclosed,
  isEnclosed,
  recordEnclosure,
} from '#server/modules/visit/enclosure-store.ts';
import { readVoice } from '#server/platform/audio/read-voice.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { shrinkImage } from '#server/platform/images/shrink-image.ts';
import { tellCrewOfNote } from './steps/tell-crew-of-note.ts';

type Deps = { readonly pool: Pool; readonly now: Clock };
type OfCustomer = { readonly bookingId: string; readonly userId: string };

/** A picture beside the customer's note, drawn anew, so that where it was taken stays with nobody. */
export async function addNotePictureTo(
  deps: Deps,
  {
    pictureId: id,
    image,
    ...own
  }: OfCustomer & { readonly pictureId: string; readonly image: string },
): Promise<Outcome<'done', RefusalOf<typeof addNotePicture>>> {
  const file = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  if (file.length > MOST_IMAGE_BYTES) return refuse('image-too-large');
  // Drawing costs more than a check of whose booking it is; the writing transaction checks again.
  const seen = await findBooking(deps.pool, own.bookingId);
  const open = await isOpenFor(deps.pool, seen, { ...own, id, isVoice: false });
  if (!open.ok) return open;
  const webp = await shrinkImage(file, LONGER_SIDE);
  if (!webp.ok) return webp;
  return enclose(deps, own, { id, media: 'image/webp', seconds: null, bytes: webp.value });
}

/** A voice note beside the customer's note. */
export async function addNoteVoiceTo(
  deps: Deps,
  { voiceId: id, voice, ...own }: OfCustomer & { readonly voiceId: string; readonly voice: string },
): Promise<Outcome<'done', RefusalOf<typeof addNoteVoice>>> {
  const read = readVoice(voice);
  return read.ok ? enclose(deps, own, { id, ...read.value }) : read;
}

const LONGER_SIDE = 1280;

type Refusal = 'booking-not-found' | 'briefing-closed' | 'too-many-enclosures' | 'action-reused';

const enclose = (
  { pool, now: clock }: Deps,
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

async function isOpenFor(
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
