import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { qrCode } from '../fields/qr-code.ts';
import { operation } from '../operation.ts';
import { PAYMENT_PROVIDERS } from './booking.ts';

/** The specification's own call (§7, ruling R6); the server derives user and amount itself and only compares. */
export const initiatePayment = operation({
  name: 'initiatePayment',
  audience: 'customer',
  method: 'POST',
  path: '/api/payment/initiate-:provider',
  summary:
    "Begin the online payment that is due for one's own booking; the browser then leaves for `redirectUrl`.",
  input: z.object({
    provider: z.enum(PAYMENT_PROVIDERS),
    amount: z.number().check(z.int('amount-invalid'), z.positive('amount-invalid')),
    userId: z.optional(z.string().check(z.regex(/^[\w-]{0,64}$/))),
    bookingId,
    redirectUrl: z
      .string()
      .check(
        z.maxLength(500, 'redirect-not-allowed'),
        z.regex(/^[\x21-\x7e]*$/, 'redirect-not-allowed'),
      ),
    /** Also the address as a code, for the camera of the phone that pays. */
    withCode: z.optional(z.boolean()),
  }),
  output: z.object({ redirectUrl: z.string(), qr: z.optional(qrCode) }),
  refusals: {
    'online-payment-off': 409,
    'booking-not-found': 404,
    'provider-not-available': 409,
    'amount-mismatch': 409,
    'redirect-not-allowed': 400,
    'nothing-due': 409,
    'booking-expired': 410,
    'too-many-requests': 429,
    'payment-gateway-unavailable': 502,
  },
});
