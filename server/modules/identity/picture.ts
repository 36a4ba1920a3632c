import { MOST_IMAGE_BYTES } from '#contract/fields/profile-image.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/** Ruling R7: a picture of a person is kept at this size. */
export const PICTURE_SIDE = 512;

/** The file in a data-URL whose form the contract has seen to. */
export function decidePicture(dataUrl: string): Outcome<Uint8Array, 'image-too-large'> {
  const letters = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = Buffer.from(letters, 'base64');
  return bytes.length > MOST_IMAGE_BYTES ? refuse('image-too-large') : accept(bytes);
}
