import * as z from 'zod/mini';

/** Drawn in each; a browser takes the one that fits its screen. The last is the least that a picture must have. */
export const PICTURE_WIDTHS = [240, 480, 960] as const;
/** As every drawing of a service is: four by three. */
export const heightOfPicture = (width: number): number => (width * 3) / 4;
export const LARGEST_PICTURE = PICTURE_WIDTHS[2];
/** A sentence for somebody who does not see it. */
export const MOST_OF_ALT = 140;

/** At most so much is taken, after the browser has shrunk the picture. */
export const MOST_PICTURE_BYTES = 4_194_304;
/** Four letters carry three bytes; the head of a data-URL is short. */
const MOST_LETTERS = Math.ceil(MOST_PICTURE_BYTES / 3) * 4 + 64;

/** A JPEG, PNG or WebP as a data-URL; whether it is one is seen by what is in it. */
export const servicePictureFile = z
  .string()
  .check(
    z.minLength(1, 'image-missing'),
    z.maxLength(MOST_LETTERS, 'picture-too-large'),
    z.regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'image-not-supported'),
  );

/** The hash of what a picture shows. */
export const pictureHash = z
  .string('text-invalid')
  .check(z.regex(/^[0-9a-f]{32}$/, 'text-invalid'));

export type ServicePicture = { readonly hash: string; readonly alt: string };

export const PICTURES = '/api/service-pictures';
export const pictureAddress = (hash: string, width: number): string =>
  `${PICTURES}/${hash}/${width}.webp`;
/** Every width of one picture, as a browser chooses among them. */
export const pictureWidths = (hash: string): string =>
  PICTURE_WIDTHS.map((width) => `${pictureAddress(hash, width)} ${width}w`).join(', ');
