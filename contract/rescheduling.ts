import * as z from 'zod/mini';
import { bookingId } from './fields/booking-id.ts';
import { localDate } from './fields/local-date.ts';
import { slotTime } from './fields/slot-time.ts';
import { visitPosition } from './fields/visit-position.ts';

/** The time to which a booking, or one visit of several, is to move. */
export const reschedulingWish = {
  id: bookingId,
  visit: visitPosition,
  date: localDate,
  time: slotTime,
  /** The fee floor shown to the customer: the least that cancelling will cost once the visit is moved. */
  shownFloorPaise: z.number().check(z.int('amount-invalid'), z.nonnegative('amount-invalid')),
};

/** `slot-taken` carries `alternatives` as placing does; `fee-changed` what cancelling would cost at least from now on. */
export const reschedulingRefusals = {
  /** Visits do not begin then in the city of the address. */
  'time-invalid': 409,
  'booking-not-found': 404,
  'not-reschedulable': 409,
  'rescheduled-too-often': 409,
  'fee-changed': 409,
  'too-soon': 409,
  'too-far': 409,
  /** A zone switch holds then: nothing new is taken, or only longer before. */
  'zone-closed': 409,
  'zone-too-soon': 409,
  /** Nothing new is taken there from a day on. */
  'area-closed': 409,
  'slot-taken': 409,
  /** The society of the address wants quiet then; carries `alternatives` as well. */
  'society-quiet': 409,
  'too-many-requests': 429,
} as const;
