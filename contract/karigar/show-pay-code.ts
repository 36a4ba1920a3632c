import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { qrCode } from '../fields/qr-code.ts';
import { operation } from '../operation.ts';

export const showPayCode = operation({
  name: 'showPayCode',
  audience: 'karigar',
  method: 'POST',
  path: '/api/karigar/visits/:id/pay-code',
  summary:
    'A code for the amount due at the door: the customer scans it with their phone and pays on the gateway’s page. The same order as the customer’s own.',
  input: z.object({ id: bookingId }),
  output: z.object({ amountPaise: z.number(), qr: qrCode }),
  refusals: {
    'visit-not-found': 404,
    'move-not-allowed': 409,
    'nothing-due': 409,
    'online-payment-off': 409,
    'too-many-requests': 429,
    'payment-gateway-unavailable': 502,
  },
});
