import * as z from 'zod/mini';
import { comment } from './visit-fields.ts';
import { WRITABLE } from './writable.ts';

/** The name of whoever is at home in the customer's place. */
const atHome = z
  .string()
  .check(z.trim(), z.maxLength(80, 'text-too-long'), z.regex(WRITABLE, 'text-invalid'));

/**
 * The customer's note to the crew before a visit: the work in their own words, the way in, and who is at home in their place;
 * each may be empty. A version before says nothing of who is at home, which then stays.
 */
export const briefing = z.object({ work: comment, access: comment, atHome: z.optional(atHome) });

/** As it is kept. */
export const keptBriefing = z.object({ work: z.string(), access: z.string(), atHome: z.string() });
export type Briefing = z.infer<typeof keptBriefing>;
