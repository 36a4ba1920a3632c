import * as z from 'zod/mini';
import { reasonText } from '../fields/application.ts';
import { bookingId } from '../fields/booking-id.ts';
import { differencePosition } from '../fields/difference-position.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

/** The end of the money: the booking is paid, it got its slot again, or the money is on its way back. */
export const ADOPTED_AS = ['settled', 'rebooked', 'returned', 'known'] as const;

export const adoptDifference = operation({
  name: 'adoptDifference',
  audience: 'ops',
  method: 'POST',
  path: '/api/ops/settlements/:settlementId/adoptions',
  summary:
    'Ask the gateway whether a payment of its report that we do not know was made for an order of this booking. If it says so, the payment counts as any late payment does, is booked to the bank, and its difference is explained. Sent again it changes nothing.',
  input: z.object({
    settlementId: madeId,
    position: differencePosition,
    bookingId,
    /** Made by the screen: the same word sent twice is written down once. */
    id: madeId,
    why: reasonText,
  }),
  output: z.object({ open: z.number(), as: z.enum(ADOPTED_AS) }),
  reveals: [],
  refusals: {
    'difference-not-found': 404,
    'difference-explained': 409,
    'difference-not-matchable': 409,
    'booking-not-found': 404,
    /** The gateway knows no order of this booking that was paid with this payment. */
    'not-of-this-booking': 409,
    /** It was for this booking, and of another sum than its order: now it stands under stuck money, to be decided. */
    'payment-mismatched': 409,
    'amount-differs': 409,
    /** The gateway did not answer. */
    'gateway-silent': 502,
  },
});
