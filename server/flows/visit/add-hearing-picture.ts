import type { HearingPlace } from '#contract/enclosure.ts';
import type { addHearingPicture as contract } from '#contract/karigar/add-hearing-picture.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { findKarigarAtWork } from '#server/modules/availability/own-karigar-store.ts';
import { decidePicture } from '#server/modules/identity/picture.ts';
import { listHearingFiles } from '#server/modules/visit/hearing-file-store.ts';
import { shrinkImage } from '#server/platform/images/shrink-image.ts';
import { encloseInHearing, isHearingOpen } from './steps/enclose-in-hearing.ts';
import { listHeard } from './steps/list-heard.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** A picture beside an answer to a complaint or an appeal, drawn anew: where it was taken stays with nobody. */
export async function addHearingPicture(
  deps: VisitDeps,
  command: KarigarActionCommand & {
    readonly pictureId: string;
    readonly beside: HearingPlace;
    readonly image: string;
  },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> {
  const file = decidePicture(command.image);
  if (!file.ok) return file;
  // Drawing costs more than a check of whose complaint it is; the action checks again.
  const karigarId = await findKarigarAtWork(deps.pool, command.userId);
  const heard = karigarId === undefined ? [] : await listHeard(deps.pool, command.bookingId);
  if (!heard.some((one) => one.karigarId === karigarId)) return refuse('visit-not-found');
  const webp = await shrinkImage(file.value, LONGER_SIDE);
  if (!webp.ok) return webp;
  const { pictureId: id, beside: place } = command;
  const drawn = { id, media: 'image/webp', seconds: null, bytes: webp.value } as const;
  return performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'add-hearing-picture',
    async (context) => {
      const open = await isHearingOpen(context, place);
      if (!open.ok) return open;
      const files = await listHearingFiles(context.db, context.booking.id);
      const alike = files.filter(
        (one) => one.karigarId === context.karigarId && one.place === place && one.seconds === null,
      );
      if (alike.length >= policy.visit.mostNotePictures) return refuse('too-many-photos');
      return encloseInHearing(context, place, drawn);
    },
    'heard',
  );
}

const LONGER_SIDE = 1280;
