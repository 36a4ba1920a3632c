import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { MISMATCH_WAYS } from './resolve-mismatch.ts';

/**
 * Reasons why money does not arrive: it failed for good, its day is over, it waits for a second approval, is not what we asked
 * for, came back and was not paid anew, or goes to an account that was stopped since.
 */
export const STUCK_BECAUSE = [
  'failed',
  'overdue',
  'needs-another-person',
  'mismatched',
  'returned',
  'stopped',
] as const;

export const listStuckMoney = operation({
  name: 'listStuckMoney',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/stuck-money',
  summary:
    'Refunds, payouts to customers and Karigars, and payments that somebody has to look at, the oldest first: what, how much, of which booking, why, and under which name the gateway or the bank knows it.',
  input: z.object({}),
  output: z.object({
    stuck: z.array(
      z.object({
        id: z.string(),
        about: z.enum([
          'refund',
          'payout',
          'karigar-payout',
          'payment',
          'dispute',
          'safety-case',
          'safety-fee',
        ]),
        because: z.enum(STUCK_BECAUSE),
        amountPaise: z.number(),
        /** For a payment that does not fit: the sum that we had asked for, and what one of us has said to do with it. */
        askedPaise: z.nullable(z.number()),
        proposedWay: z.nullable(z.enum(MISMATCH_WAYS)),
        state: z.string(),
        /** The gateway, or who takes it to the bank. */
        provider: z.nullable(z.string()),
        gatewayReference: z.nullable(z.string()),
        bookingId: z.nullable(z.string()),
        reference: z.nullable(z.string()),
        since: z.string(),
        /** The day of the batch in which a Karigar is paid. */
        batchOn: z.nullable(z.string()),
        /** The day by which it ought to have arrived; none of a payment. */
        dueOn: z.nullable(z.string()),
      }),
    ),
  }),
  reveals: [],
  refusals: {},
});
