import type { addNotePicture as contract } from '#contract/customer/add-note-picture.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Outcome } from '#kernel/outcome.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { decidePicture } from '#server/modules/identity/picture.ts';
import { isBesideNote } from '#server/modules/visit/enclosure-store.ts';
import { shrinkImage } from '#server/platform/images/shrink-image.ts';
import { type EnclosingDeps, encloseInNote, isOpenFor } from './steps/enclose-in-note.ts';
import type { OfCustomer } from './steps/own-visit.ts';

/** A picture beside the customer's note, drawn anew, so that where it was taken stays with nobody. */
export async function addNotePicture(
  deps: EnclosingDeps,
  {
    pictureId: id,
    image,
    ...own
  }: OfCustomer & { readonly pictureId: string; readonly image: string },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const file = decidePicture(image);
  if (!file.ok) return file;
  // Drawing costs more than a check of whose booking it is; the writing transaction checks again.
  const seen = await findBooking(deps.pool, own.bookingId);
  const open = await isOpenFor(deps.pool, seen, { ...own, id, isVoice: false });
  // Sent again after a lost answer it is there, even if somebody has set out since.
  const isAgain = seen?.userId === own.userId && (await isBesideNote(deps.pool, seen.id, id));
  if (!open.ok && !isAgain) return open;
  const webp = await shrinkImage(file.value, LONGER_SIDE);
  if (!webp.ok) return webp;
  return encloseInNote(deps, own, { id, media: 'image/webp', seconds: null, bytes: webp.value });
}

const LONGER_SIDE = 1280;
