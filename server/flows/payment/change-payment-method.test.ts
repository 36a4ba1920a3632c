import { expect, test } from 'vitest';
import type { BookingView } from '#contract/customer/booking.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { timersOf } from '#server/timers.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { balancesOf, bookOnline, lookAt, payFor, refundsOf } from '#testing/payments.ts';
import { sowCustomer } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { acting, type VisitTestDeps, visitAt } from '#testing/visits.ts';
import { NOW, type World } from '#testing/world.ts';
import { expireBooking } from '../booking/expire-booking.ts';
import { freezeBookings } from '../booking/freeze-bookings.ts';
import { rescheduleBooking } from '../booking/reschedule-booking.ts';
import { firmHolds } from '../identity/steps/firm-holds.ts';
import { finishWork } from '../visit/finish-work.ts';
import { beginPayment } from './begin-payment.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { recordPayment } from './record-payment.ts';

let world: World;
let asha: Customer;
let app: VisitTestDeps;
visitStage(6, (stage) => {
  ({ world, asha, app } = stage);
});
const CASH = { paymentMethod: 'cash' } as const;
/** An event two days ahead, whose advance in cash is due a day after it was booked. */
const EVENT = { serviceId: 2, shownPricePaise: 200_000, date: '2026-11-24' } as const;
const ADVANCE = 160_000;

const change = (bookingId: string, to: 'cash' | 'upi' | 'card', more: Partial<Person> = {}) =>
  changePaymentMethod(app, {
    ...{ bookingId, to },
    person: { id: asha.id, joinedAt: NOW - 30 * DAY, mobileProven: true, ...more },
  });
const CHANGED = { ok: true, value: 'changed' };
const refused = (code: string) => ({ ok: false, refusal: { code } });
async function shown(id: string): Promise<BookingView> {
  const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
  const outcome = await readBooking(world.db, asha.id, id, at);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.booking;
}
const begin = (bookingId: string, amountPaise: number) =>
  beginPayment(app, { bookingId, userId: asha.id, provider: 'sandbox', amountPaise });
async function eventsOf(id: string) {
  const { rows } = await world.db.query(
    'select id, type, subject, data, at from events where subject = $1 order by id',
    [id],
  );
  return rows;
}
const cashSteps = async (id: string) =>
  (
    await world.db.query(
      `select instalment, amount_paise::int as paise, collected_at as "collectedAt" from payments
        where booking_id = $1 and mode = 'cash'`,
      [id],
    )
  ).rows;

test('a booking held for its money is firm once its customer pays in cash, and is confirmed and looked for as one booked so', async () => {
  const id = await bookOnline(app, asha);
  expect((await shown(id)).actions).toContain('pay-in-cash');
  expect(await change(id, 'cash')).toEqual(CHANGED);
  expect(await change(id, 'cash')).toEqual(CHANGED);
  expect(await shown(id)).toMatchObject({
    ...{ paymentMethod: 'cash', confirmed: true, holdUntil: null },
    payment: { state: 'not-needed', dueNowPaise: 0, laterPaise: 80_000 },
    actions: expect.arrayContaining(['pay-online']),
  });
  const events = await eventsOf(id);
  expect(events.map(({ type }) => type)).toEqual([
    'BookingPlaced',
    'PaymentMethodChanged',
    'BookingMadeFirm',
  ]);
  expect(events[2].data).toMatchObject({ firm: true, wanted: true });
  expect(notificationsOf('BookingMadeFirm', events[2].data)).toEqual(['booking-confirmed']);
  expect(await cashSteps(id)).toEqual([{ instalment: 1, paise: 80_000, collectedAt: null }]);
  app.pass(HOUR);
  await expireBooking(app, { bookingId: id, pendingAtGateway: false });
  expect((await lookAt(world.db, id)).status).toBe('pending');
});

test('without a proven mobile it stays held as long as before, and is firm with the code', async () => {
  const newcomer = await sowCustomer(world.db, 'Neha Rane', false);
  asha = newcomer;
  const id = await bookOnline(app, newcomer);
  expect(await change(id, 'cash', { mobileProven: false })).toEqual(CHANGED);
  expect(await lookAt(world.db, id)).toMatchObject({ firm: false, hold_until: NOW + 15 * MINUTE });
  await transaction(world.db, (db) =>
    firmHolds(db, { userId: newcomer.id, mobile: newcomer.mobile as string }, app.now()),
  );
  expect(await lookAt(world.db, id)).toMatchObject({ firm: true, hold_until: null });
});

test('an event changed to cash owes its advance a day after booking, however late that day it was changed', async () => {
  const id = await bookOnline(app, asha, EVENT);
  app.pass(10 * MINUTE);
  expect(await change(id, 'cash')).toEqual(CHANGED);
  expect(await lookAt(world.db, id)).toMatchObject({ firm: true, hold_until: NOW + DAY });
  const firm = (await eventsOf(id)).at(-1);
  expect(timersOf(firm)).toEqual(
    expect.arrayContaining([
      { job: 'end-hold', at: NOW + DAY },
      { job: 'remind-of-payment', at: NOW + 20 * HOUR },
    ]),
  );
});

test('an event changed to online keeps its deadline, also when it is moved, and is paid by the order of its advance', async () => {
  const id = await bookOnline(app, asha, { ...EVENT, ...CASH });
  expect(await change(id, 'upi')).toEqual(CHANGED);
  const moved = { id, date: '2026-11-25', time: '11:00 AM', shownFloorPaise: 0 };
  expect(await rescheduleBooking(app, { ...moved, userId: asha.id })).toMatchObject({ ok: true });
  expect(await lookAt(world.db, id)).toMatchObject({ firm: true, hold_until: NOW + DAY });
  await payFor(app, asha, id, ADVANCE);
  expect(await lookAt(world.db, id)).toMatchObject({ hold_until: null, paid: ADVANCE });
  expect(await cashSteps(id)).toEqual([]);
});

test('what was to be paid at the door is paid online before it, and the Karigar is shown each at once', async () => {
  const { bookingId: id, ravi } = await visitAt(app, asha, 'assigned', CASH);
  const asked = async () => {
    const outcome = await readKarigarVisit(world.db, ravi.userId, id, app.now());
    return outcome.ok && outcome.value.visit.cashPaise;
  };
  expect(await asked()).toBe(80_000);
  expect(await begin(id, 80_000)).toMatchObject(refused('nothing-due'));
  expect(await change(id, 'card')).toEqual(CHANGED);
  expect(await asked()).toBe(0);
  expect((await eventsOf(id)).at(-1).data).toMatchObject({ karigarIds: [ravi.karigarId] });
  expect(await lookAt(world.db, id)).toMatchObject({ status: 'assigned', firm: true });
  await payFor(app, asha, id);
  expect(await shown(id)).toMatchObject({ payment: { state: 'paid', paidPaise: 80_000 } });
  expect((await shown(id)).actions).not.toContain('pay-in-cash');
  expect(await change(id, 'cash')).toMatchObject(refused('nothing-due'));
});

test('money of an order that was left for cash pays the booking when it comes; after the cash it goes back', async () => {
  const second = await visitAt(app, asha, 'in_progress', CASH);
  const first = await bookOnline(app, asha, { date: '2026-11-28' });
  await change(second.bookingId, 'upi');
  for (const id of [first, second.bookingId]) {
    const begun = await begin(id, 80_000);
    if (!begun.ok) throw new Error(begun.refusal.code);
    expect(await change(id, 'cash')).toEqual(CHANGED);
    expect((await shown(id)).payment.state).toBe('checking');
    if (id !== first) {
      const pay = { lines: [], payBy: 'cash', cashPaise: 80_000 } as const;
      const done = { ...acting(app, second.ravi, id), ...pay };
      expect(await finishWork(app, done)).toMatchObject({ ok: true });
    }
    const { id: attemptId, orderReference } = begun.value.attempt;
    const paid = { amountPaise: 80_000, instrument: 'upi' as const };
    const receipt = { ...paid, orderReference, gatewayReference: attemptId };
    const verdict = await recordPayment(app, { attemptId, receipt });
    expect(verdict).toBe(id === first ? 'settled' : 'returned');
    expect(await lookAt(world.db, id)).toMatchObject({ paid: 80_000, firm: true });
  }
  expect((await shown(second.bookingId)).payment.state).toBe('paid');
  expect(await refundsOf(world.db, second.bookingId)).toMatchObject([{ reason: 'paid-twice' }]);
  expect(await balancesOf(world.db, first)).toMatchObject({ customer_advances: -80_000 });
});

test('it is too late once the hold is over or the work is done, and nobody changes the booking of a stranger', async () => {
  const id = await bookOnline(app, asha, { time: '04:00 PM' });
  const stranger = await sowCustomer(world.db);
  expect(await change(id, 'cash', { id: stranger.id })).toMatchObject(refused('booking-not-found'));
  app.pass(16 * MINUTE);
  expect((await shown(id)).actions).not.toContain('pay-in-cash');
  expect(await change(id, 'cash')).toMatchObject(refused('booking-expired'));
  const { bookingId } = await visitAt(app, asha, 'done', CASH);
  expect(await change(bookingId, 'upi')).toMatchObject(refused('move-not-allowed'));
});

test('a new account does not change to cash while cash is paused for new accounts', async () => {
  const id = await bookOnline(app, asha, { time: '06:00 PM' });
  expect(await freezeBookings(world.db, { by: asha.id }, app.now())).toMatchObject({ ok: true });
  const isNew = { joinedAt: app.now() - DAY };
  expect(await change(id, 'cash', isNew)).toMatchObject(refused('cash-paused'));
  expect(await change(id, 'cash')).toEqual(CHANGED);
});
