import { cancelPlacedBooking } from '#contract/integrator/cancel-placed-booking.ts';
import { listPlacedBookings as listPromise } from '#contract/integrator/list-placed-bookings.ts';
import { placeForCustomer } from '#contract/integrator/place-for-customer.ts';
import { readPlacedBooking as readPromise } from '#contract/integrator/read-placed-booking.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { accept, type Refusal, refuse } from '#kernel/outcome.ts';
import { cancelBooking } from '#server/flows/booking/cancel-booking.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import { findBooking } from '#server/modules/booking/store.ts';
import { keyPlacingBuckets } from '#server/modules/identity/key-buckets.ts';
import { actorOf } from '#server/modules/integrator/integrator.ts';
import { listPlacedBookings, readPlacedBooking } from '#server/views/placed-bookings.ts';
import { bookForSomebody } from '../book-for-somebody.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Bookings that an integrator's program places for customers, each of which hears of it and confirms it. */
export const placedBookingAnswers: readonly Answer[] = [
  answer(listPromise, async (input, { db, integrator }) =>
    accept(await listPlacedBookings(db, integrator.id, input)),
  ),
  answer(readPromise, async ({ id }, { db, integrator }) => {
    const booking = await readPlacedBooking(db, integrator.id, id);
    return booking ? accept({ booking }) : refuse('booking-not-found');
  }),
  answer(placeForCustomer, async (input, { world, db, integrator, now, caller }) => {
    const counted = await throttle(world, keyPlacingBuckets(integrator.id, input.mobile), now);
    if (!counted.ok) return counted;
    const outcome = await bookForSomebody({ world, now, caller }, input, actorOf(integrator.id));
    if (!outcome.ok) return withoutTheAccount(outcome.refusal);
    // The same request under the id of a booking that the customer or another integrator has placed.
    const booking = await readPlacedBooking(db, integrator.id, input.id);
    return booking ? accept({ booking }) : refuse('booking-id-reused');
  }),
  answer(cancelPlacedBooking, async ({ id }, { world, db, integrator }) => {
    const placed = await readPlacedBooking(db, integrator.id, id);
    const booking = placed && (await findBooking(db, id));
    if (!booking) return refuse('booking-not-found');
    const outcome = await cancelBooking(world, {
      ...{ bookingId: id, userId: booking.userId, shownFeePaise: 0, shownRefundPaise: 0 },
      onBehalf: { actor: actorOf(integrator.id), why: 'by-integrator', unconfirmedOnly: true },
    });
    if (!outcome.ok) return outcome;
    const ended = await readPlacedBooking(db, integrator.id, id);
    return ended ? accept({ booking: ended }) : refuse('booking-not-found');
  }),
];

/** Refusals that say how the account of a stranger’s mobile stands: to a program they are all the same. */
const OF_THE_ACCOUNT = new Set([
  ...['user-disabled', 'mobile-needed', 'pay-in-advance', 'cash-paused', 'too-many-bookings'],
  'captcha-check-failed',
] as const);
type OfTheAccount = typeof OF_THE_ACCOUNT extends Set<infer Code> ? Code : never;
type Refused = Refusal<RefusalOf<typeof bookForCaller>>;

const isOfTheAccount = (refusal: Refused): refusal is Refusal<OfTheAccount> =>
  (OF_THE_ACCOUNT as ReadonlySet<string>).has(refusal.code);

const withoutTheAccount = (refusal: Refused) =>
  isOfTheAccount(refusal)
    ? refuse('customer-books-themself')
    : { ok: false as const, refusal: refusal as Refusal<Exclude<Refused['code'], OfTheAccount>> };
