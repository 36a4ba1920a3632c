import * as z from 'zod/mini';
import { BOOKING_STATUSES } from './booking-statuses.ts';

/** A booking as the integrator who placed it may see it: when, what and how it stands, and nobody's name, number or address. */
export const placedBooking = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(BOOKING_STATUSES),
  serviceId: z.number(),
  startsAt: z.string(),
  pricePaise: z.number(),
  /** The customer has confirmed or paid it: from then on it is theirs alone to change. */
  confirmed: z.boolean(),
  /** Until when the time is kept for a customer who has not confirmed yet. */
  holdUntil: z.nullable(z.string()),
  placedAt: z.string(),
});
