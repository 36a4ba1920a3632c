import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { DIFFERENCE_WAYS } from './answer-difference.ts';

const paiseOrNone = z.nullable(z.number());

export const listSettlements = operation({
  name: 'listSettlements',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/settlements',
  summary:
    'List what gateways have paid out to our bank, day by day, the latest first: with their fees, and every difference between their report and our books.',
  input: z.object({}),
  output: z.object({
    settlements: z.array(
      z.object({
        id: z.string(),
        provider: z.string(),
        day: z.string(),
        readAt: z.string(),
        lines: z.number(),
        paymentsPaise: z.number(),
        refundsPaise: z.number(),
        feesPaise: z.number(),
        taxesPaise: z.number(),
        differences: z.array(
          z.object({
            /** Not in our books, never paid out, another amount, another fee, or told twice. */
            kind: z.enum(['missing-here', 'missing-there', 'amount', 'fee', 'duplicate']),
            about: z.enum(['payment', 'refund', 'adjustment']),
            gatewayReference: z.string(),
            /** The code of the booking. */
            booking: z.nullable(z.string()),
            bookingId: z.nullable(z.string()),
            position: z.number(),
            oursPaise: paiseOrNone,
            theirsPaise: paiseOrNone,
            /** The colleague who has proposed a match that waits for a second. */
            proposedBy: z.nullable(z.string()),
            /** Our name for what it was matched with. */
            matchedWith: z.nullable(z.string()),
            /** Words of colleagues about it, the first one first. */
            answers: z.array(
              z.object({
                way: z.enum(DIFFERENCE_WAYS),
                why: z.string(),
                /** Our name for what they propose it to be. */
                proposes: z.nullable(z.string()),
                by: z.nullable(z.string()),
                at: z.string(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  reveals: [],
  refusals: {},
});
