import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { WRITABLE } from '../fields/writable.ts';
import { operation } from '../operation.ts';

/** Kinds of money that can be found by a number. */
export const KNOWN_BY_NUMBER = [
  'payment',
  'refund',
  'payout',
  'karigar-payout',
  'receipt',
  'tax-document',
  'settlement',
] as const;

export const searchOps = operation({
  name: 'searchOps',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/search',
  summary:
    'Find what a caller speaks of by the reference that they read out, however it is spelt, a whole mobile number or its last four digits with a name, an e-mail address, words of a name, a society or a flat or both, a pincode, the number of a Karigar, or a number of a payment, refund, receipt or tax document: bookings, the soonest ahead first, societies, payments, customers, Karigars and call-backs, twenty of each at most. Numbers and addresses are masked.',
  input: z.object({
    query: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, 'query-too-short'),
        z.maxLength(80, 'text-too-long'),
        z.regex(WRITABLE, 'text-invalid'),
      ),
  }),
  output: z.object({
    /** The kind of thing that the text was taken for. */
    by: z.enum(['reference', 'mobile', 'email', 'pincode', 'karigar', 'payment', 'name']),
    bookings: z.array(
      z.object({
        id: z.string(),
        reference: z.string(),
        status: z.enum(BOOKING_STATUSES),
        serviceName: z.string(),
        startsAt: z.string(),
        customerName: z.string(),
        pincode: z.nullable(z.string()),
        openItems: z.number(),
      }),
    ),
    societies: z.array(z.object({ id: z.number(), name: z.string(), pincode: z.string() })),
    /** Money that is known under a number, by us or by others. */
    payments: z.array(
      z.object({
        kind: z.enum(KNOWN_BY_NUMBER),
        id: z.string(),
        reference: z.string(),
        amountPaise: z.number(),
        /** For a tax document its kind, for a settlement the gateway. */
        state: z.string(),
        at: z.string(),
        bookingId: z.nullable(z.string()),
        karigarId: z.nullable(z.number()),
        userId: z.nullable(z.string()),
      }),
    ),
    customers: z.array(
      z.object({
        id: z.string(),
        name: z.nullable(z.string()),
        mobileMasked: z.nullable(z.string()),
        emailMasked: z.nullable(z.string()),
        /** The number is proven to be theirs, not only claimed. */
        mobileProven: z.boolean(),
        bookings: z.number(),
      }),
    ),
    karigars: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        mobileMasked: z.nullable(z.string()),
        active: z.boolean(),
      }),
    ),
    callBacks: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        serviceInterest: z.string(),
        askedAt: z.string(),
        handled: z.boolean(),
        /** Its case, which has everything about it. */
        caseNumber: z.nullable(z.string()),
      }),
    ),
  }),
  reveals: [
    { what: 'booking', whose: 'booking', at: 'output.bookings.id' },
    { what: 'money', whose: 'booking', at: 'output.payments.bookingId' },
    { what: 'money', whose: 'karigar', at: 'output.payments.karigarId' },
    { what: 'money', whose: 'user', at: 'output.payments.userId' },
    { what: 'account', whose: 'user', at: 'output.customers.id' },
    { what: 'account', whose: 'karigar', at: 'output.karigars.id' },
    { what: 'account', whose: 'call-back', at: 'output.callBacks.id' },
  ],
  refusals: {},
});
