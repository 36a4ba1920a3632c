import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { madeId } from '../fields/visit-fields.ts';
import { CUSTOMER_SENTENCES } from '../live.ts';
import { operation } from '../operation.ts';
import { liveVisit } from './live-visit.ts';

export const sayToKarigar = operation({
  name: 'sayToKarigar',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/visit/sentences',
  summary:
    'Say one of the fixed sentences to the Karigar, who reads it in their own language. No telephone number passes from one to the other.',
  input: z.object({
    id: bookingId,
    /** Made by the client, so that a sentence sent twice is said once. */
    sentenceId: madeId,
    sentence: z.enum(CUSTOMER_SENTENCES, 'sentence-unknown'),
  }),
  output: z.object({ visit: liveVisit }),
  refusals: {
    'customer-talk-off': 409,
    'booking-not-found': 404,
    'nobody-to-tell': 409,
    'action-reused': 409,
    'too-many-requests': 429,
  },
});
