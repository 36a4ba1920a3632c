import * as z from 'zod/mini';

/** The services that a Karigar can do, all of them; each once. */
export const skills = z
  .array(z.int('service-unknown'))
  .check(z.minLength(1, 'skills-missing'), z.maxLength(100, 'service-unknown'));

/** Visits ahead that a Karigar holds. */
export const visitsHeld = z.array(
  z.object({
    bookingId: z.string(),
    reference: z.string(),
    serviceName: z.string(),
    startsAt: z.string(),
  }),
);
