import { PHASES } from '#contract/booking-phases.ts';
import type { addVisitPhoto as contract } from '#contract/karigar/add-visit-photo.ts';
import { legalMoves } from '#contract/lifecycle.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import type { PhotoKind } from '#contract/visit.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import type { BookingStatus } from '#server/modules/booking/booking.ts';
import { decidePicture } from '#server/modules/identity/picture.ts';
import { listPhotoIds, recordPhoto } from '#server/modules/visit/photo-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { shrinkImage } from '#server/platform/images/shrink-image.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** A picture of the place or the work, drawn anew before anything is written: where it was taken stays with nobody. */
export async function addVisitPhoto(
  deps: VisitDeps,
  command: KarigarActionCommand & {
    readonly photoId: string;
    readonly kind: PhotoKind;
    readonly image: string;
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const file = decidePicture(command.image);
  if (!file.ok) return file;
  // Drawing costs more than a check of whose visit it is; the action checks again.
  const karigarId = await findKarigarAtWork(deps.pool, command.userId);
  const visit = await findVisit(deps.pool, command.bookingId);
  if (karigarId === undefined || visit?.karigarId !== karigarId) return refuse('visit-not-found');
  const webp = await shrinkImage(file.value, LONGER_SIDE);
  if (!webp.ok) return webp;
  return performKarigarAction(
    deps,
    command,
    'add-photo',
    async ({ db, booking, karigarId, now, ownAt }) => {
      if (!OPEN.includes(booking.status))
        return refuse('move-not-allowed', { moves: legalMoves(booking.status) });
      const { photoId: id, kind } = command;
      const photos = await listPhotoIds(db, booking.id);
      // Pictures of parts are counted apart: those of the work would otherwise leave no room to propose more work, or the other way.
      const alike = photos.filter((photo) => (photo.kind === 'part') === (kind === 'part'));
      if (alike.length >= policy.visit.mostPhotos) return refuse('too-many-photos');
      const photo = {
        id,
        bookingId: booking.id,
        karigarId,
        kind,
        webp: webp.value,
        takenAt: ownAt,
      };
      // The name is taken, by this telephone or by another.
      if ((await recordPhoto(db, photo, now)) === 0) return refuse('action-reused');
      return accept('done');
    },
  );
}

const LONGER_SIDE = 1280;
const OPEN: readonly BookingStatus[] = [...PHASES.underWay, 'done'];
