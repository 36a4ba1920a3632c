import * as z from 'zod/mini';

/** `name@bank`, as NPCI allows it. */
const UPI_ID = /^[a-z0-9][a-z0-9._-]{1,98}@[a-z][a-z0-9]{1,62}$/i;

/** People type it with capitals and spaces around it; it is compared and kept without. */
export const upiId = z.pipe(
  z.string().check(z.trim(), z.maxLength(200, 'upi-id-invalid'), z.regex(UPI_ID, 'upi-id-invalid')),
  z.transform((text) => text.toLowerCase()),
);
