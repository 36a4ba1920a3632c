import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { WRITABLE } from '../fields/writable.ts';
import { operation } from '../operation.ts';

export const searchOps = operation({
  name: 'searchOps',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/search',
  summary:
    'Find what a caller speaks of by the reference that they read out, however it is spelt, by a whole mobile number, by an e-mail address or by words of a name: bookings, the soonest ahead first, customers, Karigars and call-backs, twenty of each at most. Numbers and addresses are masked.',
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
    by: z.enum(['reference', 'mobile', 'email', 'name']),
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
      }),
    ),
  }),
  reveals: [
    { what: 'booking', whose: 'booking', at: 'output.bookings.id' },
    { what: 'account', whose: 'user', at: 'output.customers.id' },
    { what: 'account', whose: 'karigar', at: 'output.karigars.id' },
    { what: 'account', whose: 'call-back', at: 'output.callBacks.id' },
  ],
  refusals: {},
});
