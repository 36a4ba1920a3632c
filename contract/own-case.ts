import * as z from 'zod/mini';
import { CASE_KINDS, CASE_OUTCOMES } from './cases.ts';

/** A case as the customer reads it: its number, until when what happens, and what was said. */
export const ownCase = z.object({
  number: z.string(),
  kind: z.enum(CASE_KINDS),
  topic: z.nullable(z.string()),
  booking: z.nullable(
    z.object({
      id: z.string(),
      reference: z.string(),
      serviceSlug: z.string(),
      serviceName: z.string(),
    }),
  ),
  openedAt: z.string(),
  acknowledgeBy: z.nullable(z.string()),
  acknowledgedAt: z.nullable(z.string()),
  resolveBy: z.string(),
  closed: z.nullable(z.object({ at: z.string(), outcome: z.enum(CASE_OUTCOMES) })),
  /** Open, or closed so lately that more may be said. */
  maySay: z.boolean(),
  words: z.array(
    z.object({ id: z.string(), at: z.string(), who: z.enum(['you', 'us']), text: z.string() }),
  ),
});
export type OwnCase = z.infer<typeof ownCase>;
