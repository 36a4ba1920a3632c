import { MOST_IMAGE_BYTES } from '#contract/fields/profile-image.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/** Ruling R7: a picture of a person is kept at this size. */
export const PICTURE_SIDE = 512;

/** The file in a data-URL whose form the contract has seen to. */
export const bytesOfDataUrl = (dataUrl: string): Buffer =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** The picture that somebody sends, unless it is too large. */
export function decidePicture(dataUrl: string): Outcome<Uint8Array, 'image-too-large'> {
  const bytes = bytesOfDataUrl(dataUrl);
  return bytes.length > MOST_IMAGE_BYTES ? refuse('image-too-large') : accept(bytes);
}
