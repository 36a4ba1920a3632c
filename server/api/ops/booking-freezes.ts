import { freezeBookings as freezePromise } from '#contract/ops/freeze-bookings.ts';
import { liftBookingFreeze as liftPromise } from '#contract/ops/lift-booking-freeze.ts';
import { listBookingFreezes as listPromise } from '#contract/ops/list-booking-freezes.ts';
import { accept } from '#kernel/outcome.ts';
import { freezeBookings } from '#server/flows/booking/freeze-bookings.ts';
import { liftBookingFreeze } from '#server/flows/booking/lift-booking-freeze.ts';
import { freezeView, listBookingFreezes } from '#server/views/booking-freezes.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** The pause of cash bookings by new accounts: seen, begun and lifted by hand. */
export const bookingFreezeAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db, now }) =>
    accept({ freezes: await listBookingFreezes(db, now) }),
  ),
  answer(freezePromise, async (_input, { db, person, now }) => {
    const outcome = await freezeBookings(db, { by: person.id }, now);
    return outcome.ok ? accept({ freeze: freezeView(outcome.value, now) }) : outcome;
  }),
  answer(liftPromise, async ({ id }, { db, person, now }) => {
    const outcome = await liftBookingFreeze(db, { id, by: person.id }, now);
    return outcome.ok ? accept({ freeze: freezeView(outcome.value, now) }) : outcome;
  }),
];
