import type { addDisputePhoto as contract } from '#contract/customer/add-dispute-photo.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { decidePicture } from '#server/modules/identity/picture.ts';
import {
  countOtherProblemPhotos,
  isProblemPhoto,
  recordProblemPhoto,
} from '#server/modules/visit/problem-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { shrinkImage } from '#server/platform/images/shrink-image.ts';
import { type OfCustomer, ownVisit } from './steps/own-visit.ts';

/** A picture of what is wrong, while it is being looked into; drawn anew, so that where it was taken stays with nobody. */
export async function addDisputePhoto(
  deps: Parameters<typeof ownVisit>[0],
  command: OfCustomer & { readonly photoId: string; readonly image: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const { bookingId, userId, photoId: id, image } = command;
  const file = decidePicture(image);
  if (!file.ok) return file;
  // Drawing costs more than a check of whose booking it is, and whether it has room; the writing transaction checks
  // both again.
  const seen = await findBooking(deps.pool, bookingId);
  if (seen?.userId !== userId) return refuse('booking-not-found');
  const welcome = await hasRoom(deps.pool, seen, id);
  if (!welcome.ok) return welcome;
  const webp = await shrinkImage(file.value, LONGER_SIDE);
  if (!webp.ok) return webp;
  return ownVisit(deps, command, undefined, async ({ db, now, booking, actor }) => {
    const room = await hasRoom(db, booking, id);
    if (!room.ok) return room;
    const photo = { bookingId, id, webp: webp.value };
    if ((await recordProblemPhoto(db, photo, now)) === 0)
      return (await isProblemPhoto(db, photo)) ? accept('done') : refuse('action-reused');
    await recordEvent(db, bookingId, 'DisputePhotoAdded', now, actor, { photoId: id });
    return accept('done');
  });
}

async function hasRoom(db: Database, { id, status }: Booking, photoId: string) {
  if (status !== 'disputed') return refuse('move-not-allowed', { moves: legalMoves(status) });
  const others = await countOtherProblemPhotos(db, id, photoId);
  return others < policy.visit.mostProblemPhotos ? accept('room') : refuse('too-many-photos');
}

const LONGER_SIDE = 1280;
