import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { beginPayment } from '#server/flows/payment/begin-payment.ts';
import { payWithCredit } from '#server/flows/payment/pay-with-credit.ts';
import { recordPayment } from '#server/flows/payment/record-payment.ts';
import { acceptWork } from '#server/flows/visit/accept-work.ts';
import { stopVisit } from '#server/flows/visit/stop-visit.ts';
import { recordCredit } from '#server/modules/payment/credit-store.ts';
import { timersOf } from '#server/timers.ts';
import { bookOnline, lookAt, type PaymentDeps, payFor, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { given, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import type { Customer } from './book-slot.ts';
import { cancelBooking } from './cancel-booking.ts';
import { expireBooking } from './expire-booking.ts';
import { remindOfPayment } from './remind-of-payment.ts';

const START = instantInIndia('2026-11-23', 600);

let world: World;
let asha: Customer;
let app: PaymentDeps & { pass(ms: number): void };

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 8; count += 1) await sowWorker(world.db);
});
afterAll(() => world.close());
beforeEach(() => {
  app = paymentDeps(world.db, NOW);
});

const EVENT = { serviceId: 2, shownPricePaise: 200_000 } as const;
const turnTo = (at: number) => app.pass(at - app.now());
const remind = (bookingId: string) => remindOfPayment(app, { bookingId });
/** An order at the gateway, and what it would report of it. */
async function beginToPay(bookingId: string) {
  const command = { bookingId, userId: asha.id, provider: 'sandbox', amountPaise: 160_000 };
  const begun = await beginPayment(app, command);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { id: attemptId, orderReference, amountPaise } = begun.value.attempt;
  const instrument = 'upi' as const;
  return {
    attemptId,
    receipt: { orderReference, gatewayReference: newId(), amountPaise, instrument },
  };
}
const reminders = async (bookingId: string) =>
  (await lookAt(world.db, bookingId)).events.filter((type) => type === 'InstalmentDue').length;
/** The reminders planned by the placing itself, or by another event of the booking. */
const planned = async (bookingId: string, type = 'BookingPlaced') => {
  const { rows } = await world.db.query(
    'select id, type, subject, data, at from events where subject = $1 and type = $2',
    [bookingId, type],
  );
  return timersOf(rows[0]).find(({ job }) => job === 'remind-of-payment')?.at;
};

describe('reminders', () => {
  test('LIFE-05 of the event-day part: at the hour itself, a day and three days later, and no more', async () => {
    const bookingId = await bookOnline(app, asha, EVENT);
    expect(await planned(bookingId)).toBeUndefined();
    await payFor(app, asha, bookingId, 160_000);
    expect(await planned(bookingId, 'PaymentSettled')).toBe(START);
    expect(await remind(bookingId)).toEqual({ againAt: START });
    for (const [at, next] of [
      [START, START + DAY],
      [START + DAY, START + 3 * DAY],
      [START + 3 * DAY, undefined],
    ] as const) {
      turnTo(at);
      expect(await remind(bookingId)).toEqual(next ? { againAt: next } : {});
    }
    expect(await reminders(bookingId)).toBe(3);
    expect(await remind(bookingId)).toEqual({});
  });

  test('LIFE-05 of the event-day part also when the advance came late, after its own reminder, or as credit', async () => {
    const late = await bookOnline(app, asha, EVENT);
    const paid = await beginToPay(late);
    app.pass(15 * MINUTE);
    await expireBooking(app, { bookingId: late, pendingAtGateway: false });
    expect(await recordPayment(app, paid)).toBe('rebooked');
    expect(await planned(late, 'BookingReseated')).toBe(START);

    const cash = await bookOnline(app, asha, { ...EVENT, paymentMethod: 'cash' });
    turnTo(NOW + 21 * HOUR);
    expect(await remind(cash)).toEqual({});
    await payFor(app, asha, cash, 160_000);
    expect(await planned(cash, 'PaymentSettled')).toBe(START);

    const byCredit = await bookOnline(app, asha, EVENT);
    await recordCredit(
      world.db,
      {
        userId: asha.id,
        bookingId: late,
        instalment: 0,
        amountPaise: 160_000,
        reason: 'failed-you',
      },
      app.now(),
    );
    const command = { bookingId: byCredit, userId: asha.id, shownPaise: 160_000 };
    expect(await payWithCredit(app, command)).toMatchObject({ ok: true });
    expect(await planned(byCredit, 'CreditUsed')).toBe(START);
  });

  test('a paid part gets no reminder, and two runs at once send one reminder', async () => {
    const bookingId = await bookOnline(app, asha, EVENT);
    await payFor(app, asha, bookingId, 160_000);
    turnTo(START);
    await Promise.all([remind(bookingId), remind(bookingId)]);
    expect(await reminders(bookingId)).toBe(1);
    await payFor(app, asha, bookingId, 20_000);
    turnTo(START + DAY);
    expect(await remind(bookingId)).toEqual({});
    expect(await reminders(bookingId)).toBe(1);
  });

  test('the advance of a cash event is asked for four hours before it expires, as planned when it was booked', async () => {
    const bookingId = await bookOnline(app, asha, { ...EVENT, paymentMethod: 'cash' });
    expect(await planned(bookingId)).toBe(NOW + 20 * HOUR);
    turnTo(NOW + 20 * HOUR);
    expect(await remind(bookingId)).toEqual({});
    expect(await reminders(bookingId)).toBe(1);
  });

  test('a fee that is due is asked for; a visit paid in one piece needs no reminder', async () => {
    const bookingId = await bookOnline(app, asha, { paymentMethod: 'cash' });
    expect(await planned(bookingId)).toBeUndefined();
    await given.visit(app, 'dispatched', bookingId);
    const ended = app.now();
    await cancelBooking(app, {
      bookingId,
      userId: asha.id,
      shownFeePaise: 24_000,
      shownRefundPaise: 0,
    });
    expect(await planned(bookingId, 'BookingCancelled')).toBe(ended + DAY);
    turnTo(ended + DAY);
    expect(await remind(bookingId)).toEqual({ againAt: ended + 3 * DAY });
    expect(await reminders(bookingId)).toBe(1);
  });

  test('LIFE-05 of what is left when the work is accepted: at once, a day and three days later', async () => {
    const visits = visitDeps(world.db);
    const { bookingId } = await visitAt(visits, asha, 'in_progress', { paymentMethod: 'cash' });
    expect(await remindOfPayment(visits, { bookingId })).toEqual({});
    await stopVisit(visits, { bookingId, userId: asha.id, accepted: [1], comment: '' });
    visits.pass(HOUR);
    await acceptWork(visits, { bookingId, userId: asha.id });
    const acceptedAt = visits.now();
    expect(await planned(bookingId, 'WorkAccepted')).toBe(acceptedAt);
    for (const next of [DAY, 3 * DAY, undefined]) {
      const heard = await remindOfPayment(visits, { bookingId });
      expect(heard).toEqual(next ? { againAt: acceptedAt + next } : {});
      if (next) visits.turnTo(acceptedAt + next);
    }
    expect(await reminders(bookingId)).toBe(3);

    const paid = await visitAt(visits, asha, 'done');
    await acceptWork(visits, { bookingId: paid.bookingId, userId: asha.id });
    expect(await planned(paid.bookingId, 'WorkAccepted')).toBeUndefined();
  });
});
