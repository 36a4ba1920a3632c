import { beforeEach, expect, test } from 'vitest';
import { HOUR, type Instant, instantInIndia, MINUTE, toIndiaIso } from '#kernel/time.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readDay, readKarigarVisit } from '#server/views/karigar-visits.ts';
import { eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { balancesOf, payFor } from '#testing/payments.ts';
import {
  AT_THE_DOOR,
  acting,
  START,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { zoneStage } from '#testing/zone-stage.ts';
import type { Customer } from '../booking/book-slot.ts';
import { cancelBooking } from '../booking/cancel-booking.ts';
import { reportKarigarNoShow } from '../booking/report-karigar-no-show.ts';
import { arrive } from '../visit/arrive.ts';
import { dispatchVisit } from '../visit/dispatch-visit.ts';
import { reportCustomerNoShow } from '../visit/report-customer-no-show.ts';
import { tryContact } from '../visit/try-contact.ts';

const DAYS = ['2026-11-24', '2026-11-26'] as const;
const SECOND = instantInIndia(DAYS[1], 600);

type Stage = Parameters<Parameters<typeof zoneStage>[0]>[0];
let world: World;
let asha: Customer;
let app: VisitTestDeps;
let start: Stage['start'];
zoneStage((stage) => {
  ({ world, asha, app, start } = stage);
});
beforeEach(() => world.db.query('update karigars set active = false'));

const rainFrom = (at: Instant, hours: number) =>
  start({ from: toIndiaIso(at), until: toIndiaIso(at + hours * HOUR) }, at - HOUR);
const DONE = { ok: true, value: 'done' };
async function nobodyOpens(ravi: Worker, bookingId: string): Promise<void> {
  const act = () => acting(app, ravi, bookingId);
  for (const by of ['call', 'bell'] as const) {
    expect(await tryContact(app, { ...act(), by })).toEqual(DONE);
    app.pass(10 * MINUTE);
  }
  app.pass(HOUR / 2);
  expect(await reportCustomerNoShow(app, act())).toEqual(DONE);
}
const balanceOf = async (bookingId: string, account: string) =>
  (await balancesOf(world.db, bookingId))[account] ?? 0;
const seen = async (id: string) => {
  const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
  const outcome = await readBooking(world.db, asha.id, id, at);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.booking;
};

test('N13 nobody at home costs nothing where a switch holds, not even a debt, and whoever came is paid as on any day', async () => {
  const endOf = async () => {
    await sowWorker(world.db);
    const { bookingId, ravi } = await visitAt(app, asha, 'arrived', { paymentMethod: 'cash' });
    app.turnTo(START);
    await nobodyOpens(ravi, bookingId);
    await world.db.query('update karigars set active = false');
    const { payment, status } = await seen(bookingId);
    const payPaise = await balanceOf(bookingId, `karigar_payable:${ravi.karigarId}`);
    return { status, feePaise: payment.feePaise, duePaise: payment.dueNowPaise, payPaise };
  };
  const usual = await endOf();
  expect(usual).toMatchObject({ status: 'no_show_customer', feePaise: 40_000, duePaise: 40_000 });
  expect(usual.payPaise).toBeLessThan(0);
  await rainFrom(START - HOUR, 3);
  expect(await endOf()).toEqual({ ...usual, feePaise: 0, duePaise: 0 });
});

test('N13 nobody comes: everything goes back and nothing on top where a switch holds, the next day with our fee', async () => {
  const endOf = async () => {
    await sowWorker(world.db);
    const { bookingId } = await visitAt(app, asha, 'assigned');
    app.turnTo(START + 45 * MINUTE);
    expect(await reportKarigarNoShow(app, { bookingId, userId: asha.id })).toMatchObject({
      value: 'ended',
    });
    await world.db.query('update karigars set active = false');
    const { payment } = await seen(bookingId);
    return [payment.refundingPaise + payment.refundedPaise, payment.goodwillPaise];
  };
  expect(await endOf()).toEqual([80_000, 40_000]);
  await rainFrom(START - HOUR, 3);
  expect(await endOf()).toEqual([80_000, 0]);
});

test('N13 cancelled on the way and unpaid it leaves no debt, and the way is paid', async () => {
  await sowWorker(world.db);
  const { bookingId, ravi } = await visitAt(app, asha, 'dispatched', { paymentMethod: 'cash' });
  await rainFrom(START - HOUR, 3);
  app.turnTo(START - HOUR / 2);
  const shown = { shownFeePaise: 0, shownRefundPaise: 0 };
  expect(await cancelBooking(app, { bookingId, userId: asha.id, ...shown })).toMatchObject({
    value: 'cancelled',
  });
  expect((await seen(bookingId)).payment).toMatchObject({ dueNowPaise: 0, feePaise: 0 });
  expect(await balanceOf(bookingId, `karigar_payable:${ravi.karigarId}`)).toBeLessThan(0);
});

test('N13 of an event in several days only the one in these hours is free, and its customer and Karigar read it there', async () => {
  const ravi = await sowWorker(world.db, [2]);
  const id = await eventOfDays(app, asha, { serviceId: 2, pricePaise: 200_000 }, DAYS, [ravi]);
  await payFor(app, asha, id, 320_000);
  await rainFrom(SECOND - HOUR, 3);
  expect(await seen(id)).toMatchObject({
    zone: null,
    visits: [{ zone: null }, { zone: { kind: 'rain' } }],
  });
  const routeOf = async (date: string) =>
    (await readDay(world.db, ravi.userId, date, app.now())).visits.map(({ zone }) => zone?.kind);
  expect([await routeOf(DAYS[0]), await routeOf(DAYS[1])]).toEqual([[undefined], ['rain']]);

  await firstDayOf(app, ravi, id, DAYS[0]);
  expect(await seen(id)).toMatchObject({ status: 'in_progress', zone: { kind: 'rain' } });
  app.turnTo(SECOND - HOUR / 2);
  const visit = await readKarigarVisit(world.db, ravi.userId, id, app.now());
  expect(visit).toMatchObject({ value: { visit: { zone: { kind: 'rain' } } } });
  const act = () => acting(app, ravi, id);
  expect(await dispatchVisit(app, act())).toEqual(DONE);
  app.turnTo(SECOND);
  expect(await arrive(app, { ...act(), position: AT_THE_DOOR })).toEqual(DONE);
  await nobodyOpens(ravi, id);
  expect((await seen(id)).visits).toMatchObject([
    { status: 'in_progress', zone: null },
    { status: 'no_show_customer', feePaise: 0, zone: null },
  ]);
});
