import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { madeId } from '../fields/visit-fields.ts';
import { operation } from '../operation.ts';

const moment = z.nullable(z.string());

export const readPaymentFile = operation({
  name: 'readPaymentFile',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/payments/:id',
  summary:
    'Everything about one payment at a gateway: for which parts of which booking, what became of it, what went back, how the gateway paid it out to us, and what happened.',
  input: z.object({ id: madeId }),
  output: z.object({
    payment: z.object({
      id: z.string(),
      provider: z.string(),
      /** Our name for the order at the gateway, and the gateway’s own for the payment. */
      orderReference: z.string(),
      gatewayReference: z.nullable(z.string()),
      amountPaise: z.number(),
      state: z.string(),
      createdAt: z.string(),
      settledAt: moment,
      /** The sum that the gateway says, for a payment that is not what we asked for. */
      reportedPaise: z.nullable(z.number()),
      /** Not given back yet. */
      leftPaise: z.number(),
    }),
    booking: z.object({
      id: z.string(),
      reference: z.string(),
      serviceName: z.string(),
      startsAt: z.string(),
      status: z.enum(BOOKING_STATUSES),
    }),
    customer: z.object({ id: z.string(), name: z.nullable(z.string()) }),
    /** Kinds of the parts that it pays. */
    parts: z.array(z.object({ kind: z.string(), amountPaise: z.number() })),
    refunds: z.array(
      z.object({
        id: z.string(),
        amountPaise: z.number(),
        state: z.string(),
        /** For good: it is credit of the customer, or left to us. */
        failed: z.boolean(),
        reference: z.nullable(z.string()),
        requestedAt: z.string(),
        paidAt: moment,
      }),
    ),
    /** Its line in a report of the gateway about what it has paid out to us. */
    paidOut: z.nullable(
      z.object({
        settlementId: z.string(),
        day: z.string(),
        amountPaise: z.number(),
        feePaise: z.number(),
        taxPaise: z.number(),
        payoutReference: z.nullable(z.string()),
      }),
    ),
    history: z.array(z.object({ id: z.number(), type: z.string(), at: z.string() })),
  }),
  reveals: [{ what: 'money', whose: 'user', at: 'output.customer.id' }],
  refusals: { 'payment-not-found': 404 },
});
