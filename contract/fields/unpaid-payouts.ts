import * as z from 'zod/mini';

/** Payouts that were made for one account, and for which the bank has not answered. */
export const unpaidPayouts = z.array(
  z.object({ payoutId: z.string(), batchOn: z.string(), amountPaise: z.number() }),
);
