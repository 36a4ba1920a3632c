import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { bookingId } from '../fields/booking-id.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

/**
 * `adopt`: what came is the payment of what is due. `match`: it is the payment of another booking of the same customer.
 * `return`: it goes back whole.
 */
export const MISMATCH_WAYS = ['adopt', 'match', 'return'] as const;

export const resolveMismatch = operation({
  name: 'resolveMismatch',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/payments/:attemptId/mismatch',
  summary:
    'Decide about a payment of which the gateway reports another sum or order than ours: adopt it for what is due, match it with another booking of the same customer, or return it; above ₹5,000 a second of us has to say the same.',
  input: z.object({
    attemptId: madeId,
    way: z.enum(MISMATCH_WAYS),
    /** The booking that it is matched with. */
    bookingId: z.optional(bookingId),
    /** The gateway’s own name for the payment, so that nobody decides about another one. */
    gatewayReference: z.string().check(z.minLength(1), z.maxLength(100)),
    why: reasonText,
  }),
  output: z.object({
    way: z.enum(MISMATCH_WAYS),
    amountPaise: z.number(),
    /** The sum that goes back. */
    returnedPaise: z.number(),
  }),
  reveals: [],
  refusals: {
    'payment-not-found': 404,
    'payment-not-mismatched': 409,
    /** Carries `gatewayReference`, the one that the gateway has reported. */
    'reference-differs': 409,
    'payment-counted': 409,
    'booking-not-found': 404,
    'nothing-due': 409,
    /** Half a payment keeps no slot; carries `duePaise`. */
    'too-little-for-slot': 409,
    'own-money': 409,
    'needs-another-person': 409,
  },
});
