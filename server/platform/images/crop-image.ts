import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { drawAnew, type ImageProblem } from './draw-anew.ts';

type Size = { readonly width: number; readonly height: number };
type Cropped = Size & { readonly webp: Buffer };

/**
 * Draws a picture anew as WebP in each of these sizes, cut around its middle to their form. One that is smaller than the
 * largest of them is refused: blown up it would look blurred.
 */
export async function cropImage(
  file: Uint8Array,
  sizes: readonly Size[],
): Promise<Outcome<Cropped[], ImageProblem | 'picture-too-small'>> {
  const drawn = await drawAnew(file, async ({ upright, webp }) => {
    const { autoOrient: came } = await upright().metadata();
    if (sizes.some(({ width, height }) => came.width < width || came.height < height)) return;
    const cropped: Cropped[] = [];
    for (const size of sizes)
      cropped.push({ ...size, webp: await webp(upright().resize({ ...size, fit: 'cover' })) });
    return cropped;
  });
  if (!drawn.ok) return drawn;
  return drawn.value ? accept(drawn.value) : refuse('picture-too-small');
}
