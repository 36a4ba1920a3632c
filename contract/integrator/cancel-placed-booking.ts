import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';
import { placedBooking } from '../placed-booking.ts';

export const cancelPlacedBooking = operation({
  name: 'cancelPlacedBooking',
  audience: 'integrator',
  scope: 'bookings:cancel',
  method: 'POST',
  path: '/api/integrator/bookings/:id/cancellation',
  summary:
    'Take back a booking that this integrator has placed and that the customer has not confirmed yet. Sent again it answers the cancelled booking.',
  input: z.object({ id: bookingId }),
  output: z.object({ booking: placedBooking }),
  refusals: {
    'booking-not-found': 404,
    'not-cancellable': 409,
    /** It is the customer's own now: they cancel it, for the fee that they are shown. */
    'booking-confirmed': 409,
    /** It begins so soon that cancelling costs a fee, which only the customer can accept. */
    'fee-changed': 409,
  },
});
