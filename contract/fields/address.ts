import * as z from 'zod/mini';
import { pincode } from './pincode.ts';

/** No control characters, and no half of a character that takes two: the database would refuse the whole booking. */
const WRITABLE = /^[^\p{Cc}\p{Cs}]*$/u;

const line = (missing: string, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(most, 'text-too-long'),
      z.regex(WRITABLE, 'text-invalid'),
    );

/** Where the Karigar comes; `landmark` may be empty. */
export const address = z.object({
  street: line('street-missing', 200),
  city: line('city-missing', 60),
  state: line('state-missing', 60),
  pincode,
  landmark: z._default(
    z
      .string()
      .check(z.trim(), z.maxLength(120, 'text-too-long'), z.regex(WRITABLE, 'text-invalid')),
    '',
  ),
});
export type Address = z.infer<typeof address>;
