import * as z from 'zod/mini';

/** Longer than a session of the console nobody is on duty: the next shift says so for itself. */
export const LONGEST_DUTY_HOURS = 12;

/** Colleagues on duty now, whoever stays longest first. */
export const duty = z.object({
  people: z.array(
    z.object({
      userId: z.string(),
      name: z.nullable(z.string()),
      until: z.string(),
      /** A browser of theirs rings while the console is closed. */
      browserRings: z.boolean(),
      /** They have a proven mobile, or else a mail address, for what is not taken within a minute. */
      reachedBy: z.enum(['sms', 'email', 'nothing']),
    }),
  ),
});
