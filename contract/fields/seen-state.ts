import * as z from 'zod/mini';

/** How a booking stood when it was looked at: an act that carries it is refused when that has changed. */
export const seenState = z
  .string()
  .check(z.minLength(1, 'seen-invalid'), z.maxLength(300, 'seen-invalid'));
