import type { Outcome } from '#kernel/outcome.ts';
import { drawAnew, type ImageProblem } from './draw-anew.ts';

export type { ImageProblem } from './draw-anew.ts';

/** Draws a picture anew as WebP that fits into a square of `sidePx`. */
export const shrinkImage = (
  file: Uint8Array,
  sidePx: number,
): Promise<Outcome<Buffer, ImageProblem>> =>
  drawAnew(file, ({ upright, webp }) =>
    webp(upright().resize(sidePx, sidePx, { fit: 'inside', withoutEnlargement: true })),
  );
