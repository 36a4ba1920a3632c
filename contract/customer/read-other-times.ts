import * as z from 'zod/mini';
import { bookingId } from '../fields/booking-id.ts';
import { localDate } from '../fields/local-date.ts';
import { visitPosition } from '../fields/visit-position.ts';
import { operation } from '../operation.ts';
import { readOpenSlots } from '../public/read-open-slots.ts';

export const readOtherTimes = operation({
  name: 'readOtherTimes',
  audience: 'customer',
  method: 'GET',
  path: '/api/bookings/:id/open-slots',
  summary:
    'The twelve slots of a day to which one’s own booking could be moved: its own time counts as free, and all days of an event move together, or one of them to a time at which its team is free. Without a date: those of its day, or of the first on which it could be instead.',
  input: z.object({ id: bookingId, visit: visitPosition, date: z.optional(localDate) }),
  output: readOpenSlots.output,
  refusals: { 'booking-not-found': 404 },
});
