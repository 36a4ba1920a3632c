import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { karigarNumber } from '../fields/karigar-number.ts';
import { receipt } from '../fields/receipt.ts';
import { madeId, paise } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

export const countBookingCash = operation({
  name: 'countBookingCash',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/bookings/:id/cash',
  summary:
    'Count cash for what is due of a booking now, as the advance of an event: exactly so much, under the receipt that its customer was given.',
  input: z.object({
    id: bookingId,
    /** Made by the client, so that pressing twice counts once. */
    cashId: madeId,
    amountPaise: paise.check(z.positive('amount-invalid')),
    receipt,
    /** The Karigar who counted it and holds it; null where it lies with us. */
    karigarId: z.nullable(karigarNumber),
  }),
  output: z.object({
    /** All that has come for this booking. */
    paidPaise: z.number(),
  }),
  reveals: [],
  refusals: {
    'booking-not-found': 404,
    'booking-expired': 410,
    'nothing-due': 409,
    /** Carries `dueNowPaise`. */
    'amount-mismatch': 409,
    'receipt-used': 409,
    'hand-in-id-reused': 409,
    'karigar-invalid': 409,
    'own-money': 409,
  },
});
