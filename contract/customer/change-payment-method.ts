import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { PAYMENT_METHODS } from '../policy.ts';
import { booking } from './booking.ts';

export const changePaymentMethod = operation({
  name: 'changePaymentMethod',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/payment-method',
  summary:
    'Pay what is not paid yet in cash instead of online, or online instead of in cash, until the work is done. Money that a gateway reports later still counts.',
  input: z.object({
    id: bookingId,
    paymentMethod: z.enum(PAYMENT_METHODS, 'payment-method-missing'),
  }),
  output: z.object({ booking }),
  refusals: {
    'booking-not-found': 404,
    'booking-expired': 410,
    'nothing-due': 409,
    'move-not-allowed': 409,
    'pay-in-advance': 409,
    'cash-paused': 409,
    'online-payment-off': 409,
  },
});
