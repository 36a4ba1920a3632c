import { exportBookings } from '#contract/ops/export-bookings.ts';
import { listBookingsByDay } from '#contract/ops/list-bookings-by-day.ts';
import * as views from '#server/views/bookings-by-day.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** The bookings of some days, on the screen and as a file. */
export const bookingsByDayAnswers: readonly Answer[] = [
  answer(listBookingsByDay, (asked, { db, world, now }) =>
    views.listBookingsByDay(db, asked, { now, paymentProvider: world.paymentProvider }),
  ),
  answer(exportBookings, ({ why: _, ...filter }, { db, world, now }) =>
    views.bookingsAsCsv(db, filter, { now, paymentProvider: world.paymentProvider }),
  ),
];
