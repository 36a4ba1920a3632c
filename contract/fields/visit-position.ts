import * as z from 'zod/mini';

/** The visit of a booking of several that is meant, by its place among them; without it the whole booking. */
export const visitPosition = z.optional(
  z.coerce
    .number('visit-invalid')
    .check(z.int('visit-invalid'), z.gte(1, 'visit-invalid'), z.lte(31, 'visit-invalid')),
);
