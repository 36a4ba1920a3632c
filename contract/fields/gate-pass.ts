import * as z from 'zod/mini';

/** Words that a society has for whoever comes to its gate, in each language. */
const gateWords = z.object({ en: z.string(), hi: z.string(), mr: z.string() });

/** What happens at a society's gate: whether nobody is let in without a pass, and how many minutes to allow for it. */
export const gateRules = z.object({
  needsPass: z.boolean(),
  minutes: z.number(),
  words: z.nullable(gateWords),
});
export type GateRules = z.infer<typeof gateRules>;
