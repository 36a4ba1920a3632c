import * as z from 'zod/mini';
import { BOOKING_STATUSES } from './booking-statuses.ts';
import { localDate } from './fields/local-date.ts';
import { pincode } from './fields/pincode.ts';

/** How the money of a booking stands, where bookings are listed by it. */
export const MONEY_STATES = ['due', 'on-its-way-back', 'all-paid'] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** The bookings asked for, by the day on which they begin in India. */
export const bookingFilter = {
  from: localDate,
  until: localDate,
  status: z.optional(z.enum(BOOKING_STATUSES, 'filter-unknown')),
  serviceId: z.optional(
    z.coerce.number('filter-unknown').check(z.int('filter-unknown'), z.gte(1, 'filter-unknown')),
  ),
  pincode: z.optional(pincode),
  money: z.optional(z.enum(MONEY_STATES, 'filter-unknown')),
};
