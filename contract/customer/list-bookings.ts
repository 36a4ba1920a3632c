import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { booking } from './booking.ts';

export const listBookings = operation({
  name: 'listBookings',
  door: 'customer',
  method: 'GET',
  path: '/api/bookings',
  summary: "The signed-in customer's own bookings, newest first.",
  input: z.object({
    /** The `createdAt` and `id` of the last booking already seen, as the previous page gave it. */
    after: z.optional(z.string().check(z.maxLength(120, 'cursor-invalid'))),
  }),
  output: z.object({ bookings: z.array(booking), next: z.nullable(z.string()) }),
  refusals: { 'cursor-invalid': 400 },
});
