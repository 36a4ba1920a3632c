import * as z from 'zod/mini';
import { offerId } from '../fields/offer-id.ts';
import { operation } from '../operation.ts';

export const DECLINE_REASONS = ['too-far', 'wrong-time', 'pay', 'not-my-work', 'other'] as const;

export const declineOffer = operation({
  name: 'declineOffer',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/offers/:id/decline',
  summary:
    'Say no to a visit that is offered. It counts against nobody, needs no reason, and may be sent again.',
  input: z.object({
    id: offerId,
    /** When it was pressed: a telephone without a network sends it later. */
    happenedAt: z.optional(z.iso.datetime({ offset: true, error: 'happened-at-invalid' })),
    reason: z.optional(z.enum(DECLINE_REASONS, 'decline-reason-invalid')),
  }),
  output: z.object({}),
  refusals: { 'offer-not-found': 404, 'offer-accepted': 409 },
});
