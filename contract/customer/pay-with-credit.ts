import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const payWithCredit = operation({
  name: 'payWithCredit',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/credit-payment',
  summary:
    'Pay what is due with one’s credit, as far as it reaches; `shownPaise` is how much of it was shown to be used.',
  input: z.object({
    id: bookingId,
    shownPaise: z.number().check(z.int('amount-invalid'), z.positive('amount-invalid')),
  }),
  output: z.object({ booking }),
  refusals: {
    'booking-not-found': 404,
    'booking-expired': 410,
    'nothing-due': 409,
    'amount-mismatch': 409,
    'payment-under-way': 409,
  },
});
