import * as z from 'zod/mini';

/** A simple address pattern: something, an @, a domain with a dot; no spaces, no control characters. */
const EMAIL = /^[^\s@<>"'\\\p{Cc}]{1,64}@[^\s@<>"'\\\p{Cc}]{1,190}\.[^\s@.<>"'\\\p{Cc}]{2,63}$/u;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

/** Trimmed and in lower case, as it is stored and compared. */
export const email = z.pipe(
  z.string().check(z.trim(), z.maxLength(254, 'invalid-email'), z.regex(EMAIL, 'invalid-email')),
  z.transform((text) => text.toLowerCase()),
);
