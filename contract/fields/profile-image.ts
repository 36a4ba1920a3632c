import * as z from 'zod/mini';

/** Ruling R7: at most so much is taken, after the browser has shrunk the picture. */
export const MOST_IMAGE_BYTES = 1_048_576;

const DATA_URL = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
/** Four letters carry three bytes; the head of a data-URL is short. */
const MOST_LETTERS = Math.ceil(MOST_IMAGE_BYTES / 3) * 4 + 64;

/** A JPEG, PNG or WebP as a data-URL, which is what the specification keeps under this name. */
export const profileImage = z
  .string()
  .check(
    z.minLength(1, 'image-missing'),
    z.maxLength(MOST_LETTERS, 'image-too-large'),
    z.regex(DATA_URL, 'image-not-supported'),
  );
