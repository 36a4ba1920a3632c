import * as z from 'zod/mini';

/** A code is on its way, or so it looks: the answer is the same whether or not anybody has that address. */
export const codeSent = z.object({
  /** To be sent back with the code, by the same browser. */
  challengeId: z.string(),
  resendAfterSeconds: z.number(),
  expiresAt: z.string(),
});
export type CodeSent = z.infer<typeof codeSent>;
