import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const BOOKING_FILTERS = ['all', 'upcoming', 'past'] as const;
export type BookingFilter = (typeof BOOKING_FILTERS)[number];

export const listBookings = operation({
  name: 'listBookings',
  audience: 'customer',
  method: 'GET',
  path: '/api/bookings',
  summary:
    "The signed-in customer's own bookings, newest first; all of them, or only those whose visit lies ahead, or is over.",
  input: z.object({
    show: z.optional(z.enum(BOOKING_FILTERS, 'filter-unknown')),
    /** The `createdAt` and `id` of the last booking already seen, as the previous page gave it. */
    after: z.optional(z.string().check(z.maxLength(120, 'cursor-invalid'))),
  }),
  output: z.object({ bookings: z.array(booking), next: z.nullable(z.string()) }),
  refusals: { 'cursor-invalid': 400 },
});
