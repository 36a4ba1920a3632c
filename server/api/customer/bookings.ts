import { cancelBooking } from '#contract/customer/cancel-booking.ts';
import { changePaymentMethod } from '#contract/customer/change-payment-method.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { listNeeds } from '#contract/customer/list-needs.ts';
import { payWithCredit } from '#contract/customer/pay-with-credit.ts';
import { placeBooking } from '#contract/customer/place-booking.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { readCancellation } from '#contract/customer/read-cancellation.ts';
import { readLedger } from '#contract/customer/read-ledger.ts';
import { readOtherTimes } from '#contract/customer/read-other-times.ts';
import { reportKarigarNoShow } from '#contract/customer/report-karigar-no-show.ts';
import { rescheduleBooking } from '#contract/customer/reschedule-booking.ts';
import { saysSomething } from '#contract/fields/briefing.ts';
import type { InputOf } from '#contract/operation.ts';
import { accept } from '#kernel/outcome.ts';
import { hurryPayment } from '#server/effects/hurry-payment.ts';
import { admitPlacing, giveBackPlacing } from '#server/flows/booking/admit-placing.ts';
import { bookSlot } from '#server/flows/booking/book-slot.ts';
import * as cancelling from '#server/flows/booking/cancel-booking.ts';
import * as noShow from '#server/flows/booking/report-karigar-no-show.ts';
import * as rescheduling from '#server/flows/booking/reschedule-booking.ts';
import * as method from '#server/flows/payment/change-payment-method.ts';
import * as credit from '#server/flows/payment/pay-with-credit.ts';
import { briefKarigar } from '#server/flows/visit/brief-karigar.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { bookingView, NO_PAYMENTS } from '#server/views/booking-view.ts';
import * as views from '#server/views/bookings.ts';
import * as cancellation from '#server/views/cancellation.ts';
import { readBalance } from '#server/views/credit.ts';
import * as ledger from '#server/views/ledger.ts';
import * as needs from '#server/views/needs.ts';
import * as otherTimes from '#server/views/other-times.ts';
import { readVisits, visitsPlaced } from '#server/views/visits-of-booking.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/**
 * A note that cannot be kept fails the request, which is sent again under its id. A crew that has set out reads none, which
 * is said.
 */
async function keepNote(
  world: Parameters<typeof briefKarigar>[0],
  { id, briefing }: InputOf<typeof placeBooking>,
  userId: string,
): Promise<{ noted?: boolean }> {
  if (!briefing || !saysSomething(briefing)) return {};
  return { noted: (await briefKarigar(world, { id, userId, briefing })).ok };
}

/** Booking a slot, and reading one's own bookings. */
export const bookingAnswers: readonly Answer[] = [
  answer(placeBooking, async (input, { world, db, person, session, now, caller }) => {
    const { address } = caller;
    const admitted = world.bookingLimits
      ? await admitPlacing(world, { person, input, address }, now)
      : accept({ counted: [] });
    if (!admitted.ok) return admitted;
    // Credit matters where something is due at once. It is read meanwhile, so that no answer waits for it, and most have none.
    const balance = () => (session.hadCredit === false ? 0 : readBalance(db, person.id));
    const credit = input.paymentMethod === 'cash' ? undefined : balance();
    if (credit instanceof Promise) credit.catch(() => {});
    const { hasFavourites } = session;
    const outcome = await bookSlot(world, { ...person, hasFavourites }, input);
    if (!outcome.ok || outcome.value.booking.createdAt < now)
      await giveBackPlacing(world, admitted.value);
    if (!outcome.ok) {
      const { code: reason } = outcome.refusal;
      world.countRefused?.(reason, input, now);
      // Rarely the price has changed between the look and the word; more often somebody would like another one.
      if (reason === 'price-changed')
        world.log.security('price-tampered', {
          person: person.id,
          service: input.serviceId,
          reason,
        });
      return outcome;
    }
    const { booking, instalments, visits: placed } = outcome.value;
    const told = await keepNote(world, input, booking.userId);
    const at = { now, paymentProvider: world.paymentProvider };
    // Sent again, much may have become of them since.
    const isNew = booking.createdAt >= now;
    const visits = isNew ? visitsPlaced(placed) : await readVisits(db, booking);
    const { dueNow } = moneyOfParts(booking, instalments, now);
    const creditPaise = dueNow ? await (credit ?? balance()) : 0;
    const payments = { ...NO_PAYMENTS, creditPaise };
    return accept({ booking: bookingView(booking, instalments, payments, at, visits), ...told });
  }),
  answer(listBookings, (input, { world, db, person, now }) =>
    views.listBookings(db, person.id, input, { now, paymentProvider: world.paymentProvider }),
  ),
  answer(readBooking, async ({ id }, { world, db, person, now }) => {
    const at = { now, paymentProvider: world.paymentProvider };
    const outcome = await views.readBooking(db, person.id, id, at);
    if (outcome.ok && outcome.value.booking.payment.state === 'checking') hurryPayment(world, id);
    return outcome;
  }),
  answer(listNeeds, async (_, { world, db, person, now }) =>
    accept(await needs.listNeeds(db, person.id, { now, paymentProvider: world.paymentProvider })),
  ),
  answer(readLedger, ({ id }, { db, person, now }) => ledger.readLedger(db, person.id, id, now)),
  answer(readCancellation, (input, { db, person, now }) =>
    cancellation.readCancellation(db, person.id, input, now),
  ),
  answer(readOtherTimes, (input, { world, db, person, now }) =>
    otherTimes.readOtherTimes({ facts: world.facts, db }, person.id, input, now),
  ),
  answer(cancelBooking, async ({ id, ...shown }, { world, db, person, now }) => {
    const command = { bookingId: id, userId: person.id, ...shown };
    const outcome = await cancelling.cancelBooking(world, command);
    if (!outcome.ok) return outcome;
    const at = { now, paymentProvider: world.paymentProvider };
    return views.readBooking(db, person.id, id, at);
  }),
  answer(rescheduleBooking, async (input, { world, db, person, now }) => {
    const command = { ...input, userId: person.id };
    const outcome = await rescheduling.rescheduleBooking(world, command);
    if (!outcome.ok) return outcome;
    const at = { now, paymentProvider: world.paymentProvider };
    return views.readBooking(db, person.id, input.id, at);
  }),
  answer(reportKarigarNoShow, async ({ id, visit }, { world, db, person, now }) => {
    const command = { bookingId: id, visit, userId: person.id };
    const outcome = await noShow.reportKarigarNoShow(world, command);
    if (!outcome.ok) return outcome;
    const at = { now, paymentProvider: world.paymentProvider };
    return views.readBooking(db, person.id, id, at);
  }),
  answer(payWithCredit, async ({ id, shownPaise }, { world, db, person, now }) => {
    const command = { bookingId: id, userId: person.id, shownPaise };
    const outcome = await credit.payWithCredit(world, command);
    if (!outcome.ok) return outcome;
    const at = { now, paymentProvider: world.paymentProvider };
    return views.readBooking(db, person.id, id, at);
  }),
  answer(changePaymentMethod, async ({ id, paymentMethod: to }, { world, db, person, now }) => {
    const outcome = await method.changePaymentMethod(world, { bookingId: id, person, to });
    if (!outcome.ok) return outcome;
    const at = { now, paymentProvider: world.paymentProvider };
    return views.readBooking(db, person.id, id, at);
  }),
];
