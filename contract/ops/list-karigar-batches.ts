import * as z from 'zod/mini';
import { operation } from '../operation.ts';

export const listKarigarBatches = operation({
  name: 'listKarigarBatches',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/karigar-batches',
  summary:
    'List the batches in which Karigars were paid, the latest first: how much, what the bank has answered, who made each and who has checked it.',
  input: z.object({}),
  output: z.object({
    batches: z.array(
      z.object({
        batchOn: z.string(),
        payouts: z.number(),
        /** Without what came back: the batch in which that is paid counts it. */
        amountPaise: z.number(),
        /** The bank has not answered for so many. */
        waiting: z.number(),
        paid: z.number(),
        returned: z.number(),
        /** They wait to be checked by a second person; none of them is in the file for the bank. */
        unchecked: z.object({ payouts: z.number(), amountPaise: z.number() }),
        /** Those who made it by hand; none where the clock did. */
        madeBy: z.array(z.string()),
        checkedBy: z.array(z.string()),
        /** The colleague who asks may check it. */
        mayCheck: z.boolean(),
      }),
    ),
  }),
  reveals: [],
  refusals: {},
});
