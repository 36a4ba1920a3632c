import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

const paise = z.number().check(z.int('amount-invalid'), z.nonnegative('amount-invalid'));

/** `fee-changed` carries the quote of this moment; nothing has happened then. */
export const cancelBooking = operation({
  name: 'cancelBooking',
  audience: 'customer',
  method: 'POST',
  path: '/api/bookings/:id/cancellation',
  summary:
    'Cancel one’s own booking for the fee that was shown. Sent again it answers the cancelled booking.',
  input: z.object({
    id: bookingId,
    visit: visitPosition,
    /** The amounts shown to the person; a different fee or refund is refused rather than charged. */
    shownFeePaise: paise,
    shownRefundPaise: paise,
  }),
  output: z.object({ booking }),
  refusals: { 'booking-not-found': 404, 'not-cancellable': 409, 'fee-changed': 409 },
});
