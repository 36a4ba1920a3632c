import * as z from 'zod/mini';
import { offerId } from '../fields/offer-id.ts';
import { operation } from '../operation.ts';
import { offer } from './offer.ts';

/**
 * `offer-taken`: somebody else was quicker. `offer-gone`: the customer no longer wants it, or the time to answer is over.
 * `time-taken`: another visit of the same Karigar now stands at that hour, the journey included.
 */
export const acceptOffer = operation({
  name: 'acceptOffer',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/offers/:id/acceptance',
  summary:
    'Take a visit that is offered. The first who accepts has it; sent again it answers the same.',
  input: z.object({ id: offerId }),
  output: z.object({ offer }),
  refusals: { 'offer-not-found': 404, 'offer-gone': 409, 'offer-taken': 409, 'time-taken': 409 },
});
