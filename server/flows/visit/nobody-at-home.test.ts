import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { readBooking } from '#server/views/bookings.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { balancesOf, payFor } from '#testing/payments.ts';
import { listBroken } from '#testing/races/invariants.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  AT_THE_DOOR,
  acting,
  sowWorker,
  startCodeOf,
  type VisitTestDeps,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { arrive } from './arrive.ts';
import { dispatchVisit } from './dispatch-visit.ts';
import { reportCustomerNoShow } from './report-customer-no-show.ts';
import { startWork } from './start-work.ts';
import { tryContact } from './try-contact.ts';

const DAYS = ['2026-11-24', '2026-11-26', '2026-11-28'] as const;
const AT = DAYS.map((day) => instantInIndia(day, 600)) as [number, number, number];
const DONE = { ok: true, value: 'done' };

let world: World;
let asha: Customer;
let app: VisitTestDeps;
let ravi: Worker;
let id: string;
visitStage(0, (stage) => {
  ({ world, asha, app } = stage);
});
beforeEach(async () => {
  // Nobody of an earlier test is asked instead.
  await world.db.query('update karigars set active = false');
  ravi = await sowWorker(world.db, [2]);
  id = await eventOfDays(app, asha, { serviceId: 2, pricePaise: 200_000 }, DAYS, [ravi]);
  await payFor(app, asha, id, 480_000);
});

const act = () => acting(app, ravi, id);
const seen = async () => {
  const at = { now: app.now(), paymentProvider: 'sandbox' } as const;
  const outcome = await readBooking(world.db, asha.id, id, at);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.booking;
};
const actions = async () => {
  const outcome = await readKarigarVisit(world.db, ravi.userId, id, app.now());
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value.visit.actions;
};
async function comeTo(at: number): Promise<void> {
  app.turnTo(at - HOUR / 2);
  expect(await dispatchVisit(app, act())).toEqual(DONE);
  app.turnTo(at);
  expect(await arrive(app, { ...act(), position: AT_THE_DOOR })).toEqual(DONE);
}
async function tryTwice(): Promise<void> {
  for (const by of ['call', 'bell'] as const) {
    expect(await tryContact(app, { ...act(), by })).toEqual(DONE);
    app.pass(10 * MINUTE);
  }
}

describe('R48 nobody is at home on one day of an event', () => {
  test('on the first: that day ends for half of its price, the crew is paid for it, and the others stay', async () => {
    await comeTo(AT[0]);
    await tryTwice();
    expect(await reportCustomerNoShow(app, act())).toMatchObject({
      refusal: { code: 'wait-longer' },
    });
    app.turnTo(AT[0] + 31 * MINUTE);
    expect(await reportCustomerNoShow(app, act())).toEqual(DONE);
    const booking = await seen();
    expect(booking).toMatchObject({ status: 'assigned', date: DAYS[1] });
    expect(booking.visits.map(({ status, feePaise }) => [status, feePaise])).toEqual([
      ['no_show_customer', 100_000],
      ['assigned', 0],
      ['assigned', 0],
    ]);
    const balances = await balancesOf(world.db, id);
    expect(balances[`karigar_payable:${ravi.karigarId}`]).toBeLessThan(0);
    // The same person comes to the next day.
    await comeTo(AT[1]);
    const code = await startCodeOf(world.db, id);
    expect(await startWork(app, { ...act(), code })).toEqual(DONE);
    expect(await listBroken(world.db)).toEqual([]);
  });

  test('on a later one: after the wait and two tries, as on the first; nothing else of the event ends', async () => {
    await firstDayOf(app, ravi, id, DAYS[0]);
    await comeTo(AT[1]);
    expect(await actions()).toContain('try-contact');
    expect(await actions()).not.toContain('no-show');
    app.turnTo(AT[1] + 31 * MINUTE);
    expect(await reportCustomerNoShow(app, act())).toMatchObject({
      refusal: { code: 'try-to-reach', params: { left: 2 } },
    });
    await tryTwice();
    expect(await actions()).toContain('no-show');
    const report = act();
    expect(await reportCustomerNoShow(app, report)).toEqual(DONE);
    expect(await reportCustomerNoShow(app, report)).toEqual(DONE);
    expect((await seen()).visits.map(({ status, feePaise }) => [status, feePaise])).toEqual([
      ['in_progress', 0],
      ['no_show_customer', 100_000],
      ['assigned', 0],
    ]);
    expect(await reportCustomerNoShow(app, act())).toMatchObject({
      refusal: { code: 'not-at-the-door' },
    });
    await comeTo(AT[2]);
    expect(await listBroken(world.db)).toEqual([]);
  });

  test('a Karigar whom the customer’s code has let in cannot say that nobody is there', async () => {
    await firstDayOf(app, ravi, id, DAYS[0]);
    app.turnTo(AT[1] - HOUR / 2);
    expect(await dispatchVisit(app, act())).toEqual(DONE);
    app.turnTo(AT[1]);
    expect((await seen()).visits[1]?.status).toBe('dispatched');
    const places = await app.facts.places();
    const at = { places, keys: app.keys, now: app.now() };
    const code = (await readLiveVisit(world.db, asha.id, id, at))?.startCode ?? '';
    expect(await startWork(app, { ...act(), code })).toEqual(DONE);
    expect(await actions()).not.toContain('try-contact');
    app.turnTo(AT[1] + HOUR);
    expect(await reportCustomerNoShow(app, act())).toMatchObject({
      refusal: { code: 'not-at-the-door' },
    });
  });
});
