import sharp from 'sharp';
import { newId } from '#kernel/ids.ts';
import { addVisitPhoto } from '#server/flows/visit/add-visit-photo.ts';
import type { VisitDeps } from '#server/flows/visit/steps/perform-karigar-action.ts';
import { acting, type Worker } from './visits.ts';

/** A picture of a part, without which nobody proposes work that stands on no rate card. */
export async function partPicture(
  app: VisitDeps,
  worker: Worker,
  bookingId: string,
): Promise<{ readonly photoId: string }> {
  const photoId = newId();
  const image = await aPicture();
  const taken = { ...acting(app, worker, bookingId), photoId, kind: 'part', image } as const;
  const outcome = await addVisitPhoto(app, taken);
  if (!outcome.ok) throw new Error(`The picture: ${outcome.refusal.code}`);
  return { photoId };
}

/** A small picture as a data-URL. */
export async function aPicture(): Promise<string> {
  const grey = { width: 24, height: 24, channels: 3, background: '#888' } as const;
  const png = await sharp({ create: grey }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
