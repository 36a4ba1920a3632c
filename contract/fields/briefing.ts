import * as z from 'zod/mini';
import { comment } from './visit-fields.ts';

/** The customer's note to the crew before a visit: the work in their own words, and the way in; either may be empty. */
export const briefing = z.object({ work: comment, access: comment });

/** As it is kept. */
export const keptBriefing = z.object({ work: z.string(), access: z.string() });
export type Briefing = z.infer<typeof keptBriefing>;
