import * as z from 'zod/mini';
import { language } from '../fields/language.ts';
import { mobile } from '../fields/mobile.ts';
import { operation } from '../operation.ts';

export const findCaller = operation({
  name: 'findCaller',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/callers/:mobile',
  summary:
    'Whose booking one for this mobile would be: the account that has proven it, or the one that was made for a caller before, with the pincode and society of the places they booked for. An account that only claims the mobile is nobody’s who calls from it.',
  input: z.object({ mobile }),
  output: z.object({
    /** Nobody: booking for them makes an account, which becomes theirs with the first code to the mobile. */
    customer: z.nullable(
      z.object({
        id: z.string(),
        name: z.nullable(z.string()),
        language,
        mobileProven: z.boolean(),
        /** Closed or paused by us: nothing is booked for it. */
        closed: z.boolean(),
        bookings: z.number(),
        /** Number of unpaid bookings; from two on, the next is paid by UPI or card first. */
        unpaid: z.number(),
      }),
    ),
    /** The latest first, each once. No door: whoever calls has not shown that the account is theirs. */
    places: z.array(z.object({ pincode: z.string(), society: z.nullable(z.string()) })),
    /** Other accounts say that it is theirs and have not shown it. */
    claimedElsewhere: z.boolean(),
  }),
  reveals: [{ what: 'account', whose: 'user', at: 'output.customer.id' }],
  refusals: {},
});
