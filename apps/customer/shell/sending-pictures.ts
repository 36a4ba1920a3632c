import { MOST_IMAGE_BYTES } from '#contract/fields/profile-image.ts';
import { shrinkPicture } from '../../browser/shrink-picture.ts';

/** Enough to see a scratch by, and a fraction of what a telephone would send. */
const SIDES = [1280, 800];
/** A picture takes its time where the network is slow. */
export const PICTURE_PATIENCE_MS = 120_000;
/** Trouble that may be over in a moment. */
export const MAY_PASS = ['network-request-failed', 'internal-error', 'too-many-requests'];

/** Makes pictures small enough to send, one after the other: a telephone has not the memory for all at once. */
export async function readPictures(files: readonly Blob[]): Promise<(string | undefined)[]> {
  const read: (string | undefined)[] = [];
  for (const file of files) read.push(await smallEnough(file));
  return read;
}

/** Nothing where it cannot be read. */
async function smallEnough(file: Blob): Promise<string | undefined> {
  for (const side of SIDES) {
    const image = await shrinkPicture(file, side);
    // Four letters carry three bytes.
    if (!image || image.length < (MOST_IMAGE_BYTES * 4) / 3) return image;
  }
  return undefined;
}
