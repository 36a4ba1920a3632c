import * as z from 'zod/mini';
import { differencePositionAsked } from '../fields/difference-position.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const listDifferenceCandidates = operation({
  name: 'listDifferenceCandidates',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/settlements/:settlementId/candidates',
  summary:
    'List payments and refunds of ours that an unknown line of a gateway’s report may be: of the same kind and amount, of the thirty days before, and on no report so far; those that a colleague has proposed first, then those whose name is alike, the latest first. Each says whether a second of us has to agree.',
  input: z.object({
    settlementId: madeId,
    position: differencePositionAsked,
  }),
  output: z.object({
    amountPaise: z.number(),
    feePaise: z.number(),
    taxPaise: z.number(),
    candidates: z.array(
      z.object({
        ourReference: z.string(),
        bookingId: z.string(),
        booking: z.string(),
        at: z.string(),
        isAlike: z.boolean(),
        needsTwo: z.boolean(),
        /** The colleague who has proposed it, and whether that is the person who asks. */
        proposedBy: z.nullable(z.string()),
        mine: z.boolean(),
      }),
    ),
  }),
  reveals: [],
  refusals: { 'difference-not-found': 404, 'difference-not-matchable': 409 },
});
