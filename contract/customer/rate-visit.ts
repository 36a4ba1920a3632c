import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { comment, stars } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';
import { RATING_WORDS } from '../visit.ts';
import { booking } from './booking.ts';

export const rateVisit = operation({
  name: 'rateVisit',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/rating',
  summary: 'Rate the visit; nobody sees it before both have rated, or seven days have gone by.',
  input: z.object({
    id: bookingId,
    stars,
    comment: z._default(comment, ''),
    words: z._default(
      z
        .array(z.enum(RATING_WORDS, 'rating-word-unknown'))
        .check(z.maxLength(RATING_WORDS.length, 'rating-word-unknown')),
      [],
    ),
  }),
  output: z.object({ booking }),
  refusals: {
    'ratings-off': 409,
    'booking-not-found': 404,
    'move-not-allowed': 409,
    'rating-closed': 409,
    'already-rated': 409,
  },
});
