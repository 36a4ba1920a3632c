import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { bookingId } from '../fields/booking-id.ts';
import { operation } from '../operation.ts';

export const readBookingMoney = operation({
  name: 'readBookingMoney',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/bookings/:id/money',
  summary:
    'Read what came for a booking and by which payments, what of each can still go back, what was given back, and where its customer can be paid.',
  input: z.object({ id: bookingId }),
  output: z.object({
    status: z.enum(BOOKING_STATUSES),
    pricePaise: z.number(),
    userId: z.string(),
    /** The sum paid for it, and the part that went back or is on its way, also as credit and by our goodwill. */
    paidPaise: z.number(),
    backPaise: z.number(),
    payments: z.array(
      z.object({
        attemptId: z.string(),
        provider: z.string(),
        gatewayReference: z.nullable(z.string()),
        amountPaise: z.number(),
        /** Not given back yet. */
        leftPaise: z.number(),
      }),
    ),
    refunds: z.array(
      z.object({
        id: z.string(),
        amountPaise: z.number(),
        state: z.string(),
        byHand: z.boolean(),
        /** For a refund that waits for a second person: how much of what was paid the customer will then have back. */
        thenBackPaise: z.nullable(z.number()),
        requestedAt: z.string(),
      }),
    ),
    /** UPI ids that the customer has confirmed, without what is not needed to know them again. */
    destinations: z.array(
      z.object({ id: z.string(), upiId: z.string(), holderName: z.nullable(z.string()) }),
    ),
  }),
  reveals: [{ what: 'money', whose: 'user', at: 'output.userId' }],
  refusals: { 'booking-not-found': 404 },
});
