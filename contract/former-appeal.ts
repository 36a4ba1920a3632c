import * as z from 'zod/mini';

/** An appeal that was answered before a later decision, which may be appealed as well. */
export const formerAppeal = z.object({
  text: z.string(),
  granted: z.boolean(),
  reason: z.string(),
});
export type FormerAppeal = z.infer<typeof formerAppeal>;
