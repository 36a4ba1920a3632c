import type { Sharp, SharpOptions } from 'sharp';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { semaphore } from '../secrets/semaphore.ts';

export type ImageProblem = 'image-not-supported' | 'image-unreadable';

/** More points than any telephone's picture of 512 needs; what a file unfolds to is known before it is unfolded. */
const MOST_POINTS = 4096 * 4096;
/** A file can be made to cost minutes of decoding in few bytes. */
const MOST_SECONDS = 5;
const QUALITY = 82;
/**
 * The most that the tables take. A picture of noise can grow when encoded; at a lower quality it loses nothing that anybody
 * could see.
 */
const MOST_BYTES = 1024 * 1024;
const QUALITY_OF_NOISE = 40;

/** Two at a time cost at most some 150 MB for a moment, however many are sent at once. */
const inLane = semaphore({ width: 2, queue: 50 });

/** Opens the file as it stands upright, each time anew, for one drawing of it as WebP. */
export type Drawing = {
  readonly upright: () => Sharp;
  readonly webp: (drawing: Sharp) => Promise<Buffer>;
};

/**
 * Draws a file of anybody's anew: nothing of it survives but what one sees, no place it was taken at, no name of a camera, no
 * page or program hidden behind its end. Only JPEG, PNG and WebP are read, whatever the file calls itself.
 */
export async function drawAnew<T>(
  file: Uint8Array,
  draw: (drawing: Drawing) => Promise<T>,
): Promise<Outcome<T, ImageProblem>> {
  if (!isSupported(file)) return refuse('image-not-supported');
  const open = await loadSharp();
  const upright = () =>
    open(file, { limitInputPixels: MOST_POINTS, failOn: 'error', pages: 1 }).autoOrient();
  const encoded = (drawing: Sharp, quality: number) =>
    drawing.clone().webp({ quality }).timeout({ seconds: MOST_SECONDS }).toBuffer();
  return inLane(async () => {
    try {
      return accept(
        await draw({
          upright,
          async webp(drawing) {
            const webp = await encoded(drawing, QUALITY);
            return webp.length <= MOST_BYTES ? webp : encoded(drawing, QUALITY_OF_NOISE);
          },
        }),
      );
    } catch {
      // The library says what is wrong in sentences for programmers: cut off, too many points, too slow, not a picture.
      return refuse('image-unreadable');
    }
  });
}

const SIGNATURES: readonly (readonly [offset: number, text: string])[][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
];

const isSupported = (file: Uint8Array): boolean =>
  SIGNATURES.some((signature) =>
    signature.every(
      ([offset, text]) =>
        Buffer.from(file.subarray(offset, offset + text.length)).toString('latin1') === text,
    ),
  );

let loaded: Promise<(file: Uint8Array, options: SharpOptions) => Sharp> | undefined;

/** Loaded with the first picture: a server that is never sent one neither waits nor has memory for it. */
function loadSharp() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // The library knows forty formats, SVG and PDF among them; a bug in one of those is none of ours.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
      ],
    });
    return sharp;
  });
  return loaded;
}
