import * as z from 'zod/mini';
import { WRITABLE } from './writable.ts';

/** A simple address pattern: something, an @, a domain with a dot; no spaces, nothing that cannot be written on a line. */
const EMAIL = /^[^\s@<>"'\\]{1,64}@[^\s@<>"'\\]{1,190}\.[^\s@.<>"'\\]{2,63}$/u;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim()) && WRITABLE.test(text);

/** Trimmed and in lower case, as it is stored and compared. */
export const email = z.pipe(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(254, 'invalid-email'),
      z.regex(EMAIL, 'invalid-email'),
      z.regex(WRITABLE, 'invalid-email'),
    ),
  z.transform((text) => text.toLowerCase()),
);
