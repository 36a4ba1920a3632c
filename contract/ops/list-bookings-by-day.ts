import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../booking-statuses.ts';
import { bookingFilter } from '../bookings-listed.ts';
import { operation } from '../operation.ts';

export const listBookingsByDay = operation({
  name: 'listBookingsByDay',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/bookings',
  summary:
    'List the bookings that begin on these days, the earliest first, a page of fifty at a time; of one status, service, pincode or standing of its money, or of all.',
  input: z.object({
    ...bookingFilter,
    /** As the previous page gave it. */
    after: z.optional(z.string().check(z.maxLength(120, 'cursor-invalid'))),
  }),
  output: z.object({
    bookings: z.array(
      z.object({
        id: z.string(),
        reference: z.string(),
        status: z.enum(BOOKING_STATUSES),
        serviceName: z.string(),
        startsAt: z.string(),
        customerName: z.nullable(z.string()),
        pincode: z.nullable(z.string()),
        /** The Karigar who leads it. */
        karigarName: z.nullable(z.string()),
        totalPaise: z.number(),
        duePaise: z.number(),
        openItems: z.number(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  reveals: [{ what: 'booking', whose: 'booking', at: 'output.bookings.id' }],
  refusals: { 'cursor-invalid': 400, 'days-invalid': 400 },
});
