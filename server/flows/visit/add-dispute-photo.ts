import type { addDisputePhoto as contract } from '#contract/customer/add-dispute-photo.ts';
import { MOST_IMAGE_BYTES } from '#contract/fields/profile-image.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { legalMoves } from '#server/modules/booking/lifecycle.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import {
  countOtherProblemPhotos,
  recordProblemPhoto,
} from '#server/modules/visit/problem-store.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { shrinkImage } from '#server/platform/images/shrink-image.ts';
import { type OfCustomer, ownVisit } from '../steps/own-visit.ts';

/** A picture of what is wrong, while it is being looked into; drawn anew, so that where it was taken stays with nobody. */
export async function addDisputePhoto(
  house: Parameters<typeof ownVisit>[0],
  command: OfCustomer & { readonly photoId: string; readonly image: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const { bookingId, userId, photoId: id, image } = command;
  const file = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  if (file.length > MOST_IMAGE_BYTES) return refuse('image-too-large');
  // To draw costs more than to look whose booking it is; that is looked at again where it is written.
  if ((await findBooking(house.pool, bookingId))?.userId !== userId)
    return refuse('booking-not-found');
  const webp = await shrinkImage(file, LONGER_SIDE);
  if (!webp.ok) return webp;
  return ownVisit(house, command, undefined, async ({ db, now, booking, actor }) => {
    if (booking.status !== 'disputed')
      return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
    const others = await countOtherProblemPhotos(db, bookingId, id);
    if (others >= policy.visit.mostProblemPhotos) return refuse('too-many-photos');
    const added = await recordProblemPhoto(db, { bookingId, id, webp: webp.value }, now);
    if (added > 0)
      await recordEvent(db, bookingId, 'DisputePhotoAdded', now, actor, { photoId: id });
    return accept('done');
  });
}

const LONGER_SIDE = 1280;
