import * as z from 'zod/mini';
import { REFUSE_REASONS } from './refuse-reasons.ts';

/** A customer and a Karigar who are not brought together, as operations read it in the file of either. */
export const keptApart = z.object({
  karigarId: z.number(),
  karigarName: z.string(),
  userId: z.string(),
  bookingId: z.string(),
  reference: z.string(),
  at: z.string(),
  /** Null after a safety exit; otherwise the Karigar has asked for it. */
  reason: z.nullable(z.enum(REFUSE_REASONS)),
});
export type KeptApart = z.infer<typeof keptApart>;
