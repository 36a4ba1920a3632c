import { expect, test } from 'vitest';
import { instantInIndia } from '#kernel/time.ts';
import { recheckAfterParting } from '#server/effects/recheck-after-parting.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { callOffBooking } from '#server/flows/booking/call-off-booking.ts';
import { recordParted } from '#server/modules/availability/parting-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { readCustomerFile } from '#server/views/customer-file.ts';
import { readKarigarFile } from '#server/views/karigar-file.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { collectMyData } from '#server/views/my-data.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { listOftenRefused, listRefused } from '#server/views/refused-customers.ts';
import { anew } from '#testing/event-of-days.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { bookOnline, lookAt } from '#testing/payments.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { holderOf, sowWorker, type VisitTestDeps, visitAt, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { acceptOffer } from '../dispatch/accept-offer.ts';
import { findKarigar } from '../dispatch/find-karigar.ts';
import { moveBelongings } from '../identity/steps/move-belongings.ts';
import { refuseCustomer } from './refuse-customer.ts';
import { takeCustomerAgain } from './take-customer-again.ts';

let world: World;
let app: VisitTestDeps;
let asha: Customer;
visitStage(0, (stage) => {
  world = stage.world;
  app = stage.app;
  asha = stage.asha;
});

/** Ravi was at the customer's, and nobody else works in the town. */
async function raviWasThere(status: 'done' | 'arrived' | 'dispatched' = 'done') {
  await world.db.query('update karigars set active = false');
  await sowWorker(world.db, [3]);
  const { bookingId: id, ravi } = await visitAt(anew(app), asha, status);
  const by = { id, userId: ravi.userId };
  const refuse = () => refuseCustomer(app, { ...by, reason: 'manners' });
  return { ravi, id, by, refuse, takeAgain: () => takeCustomerAgain(app, by) };
}
const offersTo = (worker: Worker) => listOpenOffers(world.db, worker.userId, app.now());
/** Another visit of the same customer on the next day, which that Karigar is asked for. */
async function next(ravi: Worker) {
  const wish = { paymentMethod: 'cash', date: '2026-11-24' } as const;
  const bookingId = await bookOnline(anew(app), asha, wish);
  await findKarigar(anew(app), { bookingId, cause: 'BookingPlaced' });
  const offer = (await offersTo(ravi)).find((one) => one.bookingId === bookingId);
  if (!offer) throw new Error('The Karigar was not asked');
  return { bookingId, accept: () => acceptOffer(anew(app), { id: offer.id, userId: ravi.userId }) };
}
const says = async (ravi: Worker, id: string) => {
  const seen = await readKarigarVisit(world.db, ravi.userId, id, app.now());
  return seen.ok && seen.value.visit.refusesCustomer;
};
const done = { ok: true, value: {} };

test('a Karigar refuses a customer after a visit: those ahead go to others, and no new one is offered to them', async () => {
  const { ravi, id, refuse } = await raviWasThere();
  const taken = await next(ravi);
  expect(await taken.accept()).toMatchObject({ ok: true });
  expect(await says(ravi, id)).toBe(false);
  expect([await refuse(), await refuse()]).toEqual([done, done]);
  expect([await says(ravi, id), await says(ravi, taken.bookingId)]).toEqual([true, null]);
  const { rows } = await world.db.query(`select count(*)::int as n from events where type = $1`, [
    'CustomerRefused',
  ]);
  expect(rows).toEqual([{ n: 1 }]);
  const sunil = await sowWorker(world.db, [3]);
  await recheckAfterParting(anew(app), asha.id);
  await findKarigar(anew(app), { bookingId: taken.bookingId, cause: 'KarigarReleased' });
  expect(await holderOf(world.db, taken.bookingId)).toEqual(sunil);
  expect(await offersTo(ravi)).toEqual([]);
  expect(await listRefused(world.db, ravi.userId)).toMatchObject([
    { visitId: id, serviceSlug: 'plumbing', date: '2026-11-23', reason: 'manners' },
  ]);
});

test('a Karigar cannot refuse the customer of a visit that is not over, nor of one that was never theirs', async () => {
  const { refuse, id } = await raviWasThere('arrived');
  expect(await refuse()).toMatchObject({ refusal: { code: 'visit-not-over' } });
  const sunil = await sowWorker(world.db, [3]);
  const stranger = { id, userId: sunil.userId };
  expect(await refuseCustomer(app, { ...stranger, reason: 'other' })).toMatchObject({
    refusal: { code: 'visit-not-found' },
  });
  expect(await takeCustomerAgain(app, stranger)).toMatchObject({
    refusal: { code: 'visit-not-found' },
  });
});

test.each([
  ['before its Karigar came, nobody is refused whom they never met', 'dispatched'],
  ['at the door, its Karigar may refuse', 'arrived'],
] as const)('of a visit that was cancelled %s', async (_, stage) => {
  const { ravi, id, refuse } = await raviWasThere(stage);
  await callOffBooking(app, { bookingId: id, actor: 'ops:1', why: 'a test' });
  expect(await says(ravi, id)).toBe(stage === 'arrived' ? false : null);
  expect(await refuse()).toMatchObject(
    stage === 'arrived' ? done : { refusal: { code: 'visit-not-found' } },
  );
});

test('the customer reads nothing of it, not even in their data; the Karigar and operations do', async () => {
  const { ravi, id, refuse } = await raviWasThere();
  await refuse();
  const kept = { pool: world.db, keys: TEST_KEYS, objects: objectsInMemory() };
  const deps = { ...kept, sender: { brand: { name: 'Aangan' } } };
  const theirs = JSON.stringify(await collectMyData(deps, asha.id, app.now()));
  const karigars = JSON.stringify(await collectMyData(deps, ravi.userId, app.now()));
  for (const word of ['manners', 'Refused', 'comes again']) expect(theirs).not.toContain(word);
  expect(karigars).toContain('"because":"manners"');
  const apart = { userId: asha.id, karigarId: ravi.karigarId, bookingId: id, reason: 'manners' };
  const file = await readCustomerFile(world.db, asha.id, {
    ...{ now: app.now(), paymentProvider: 'sandbox' as const },
  });
  expect(file?.keptApart).toMatchObject([apart]);
  const own = await readKarigarFile(world.db, ravi.karigarId, app.now());
  expect(own?.keptApart).toMatchObject([apart]);
});

test('taken back, the Karigar is asked for that customer again; a parting for safety stays and cannot be taken back', async () => {
  const { ravi, id, refuse, takeAgain } = await raviWasThere();
  await refuse();
  for (const _ of ['once', 'twice']) expect(await takeAgain()).toEqual(done);
  expect(await says(ravi, id)).toBe(false);
  expect(await (await next(ravi)).accept()).toMatchObject({ ok: true });
  await refuse();
  const karigarIds = [ravi.karigarId];
  await recordParted(world.db, { userId: asha.id, karigarIds, bookingId: id }, app.now());
  expect([await takeAgain(), await refuse()]).toEqual([done, done]);
  const { rows } = await world.db.query(
    'select karigar_id as id, reason from partings where user_id = $1',
    [asha.id],
  );
  expect(rows).toEqual([{ id: ravi.karigarId, reason: null }]);
  expect(await listRefused(world.db, ravi.userId)).toEqual([]);
  // The screen offers neither.
  expect(await says(ravi, id)).toBe(null);
});

test('a person who joins two accounts stays refused, and the Karigar can still take it back', async () => {
  const { refuse, takeAgain } = await raviWasThere();
  await refuse();
  const other = await sowCustomer(world.db);
  for (const _ of ['once', 'twice']) await moveBelongings(world.db, asha.id, other.id);
  const reasons = async () =>
    (await world.db.query('select reason from partings where user_id = $1', [other.id])).rows;
  expect(await reasons()).toEqual([{ reason: 'manners' }]);
  expect(await takeAgain()).toEqual(done);
  expect(await reasons()).toEqual([]);
});

test('quality sees a customer whom three Karigars refuse, and nobody before', async () => {
  const { ravi, id, refuse } = await raviWasThere();
  await refuse();
  const others = [await sowWorker(world.db, [3]), await sowWorker(world.db, [3])];
  const often = async () =>
    (await listOftenRefused(world.db)).filter(({ userId }) => userId === asha.id);
  for (const [index, { karigarId }] of others.entries()) {
    expect([index, await often()]).toEqual([index, []]);
    await world.db.query(`insert into partings values ($1, $2, $3, $4, 'pay')`, [
      ...[asha.id, karigarId, id],
      new Date(app.now()),
    ]);
  }
  expect(await often()).toMatchObject([{ karigars: 3 }]);
  await takeCustomerAgain(app, { id, userId: ravi.userId });
  expect(await often()).toEqual([]);
});

test('refusing ∥ accepting that customer’s next visit: looked at again the Karigar does not have it, whoever was first', async () => {
  for (let meeting = 0; meeting < 6; meeting += 1) {
    asha = await sowCustomer(world.db);
    app.turnTo(instantInIndia('2026-11-23', 8 * 60));
    const { ravi, refuse } = await raviWasThere();
    const { bookingId, accept } = await next(ravi);
    const sunil = await sowWorker(world.db, [3]);
    const both = [refuse, accept];
    await Promise.all((meeting % 2 ? both.toReversed() : both).map((go) => go()));
    await recheckAfterParting(anew(app), asha.id);
    await findKarigar(anew(app), { bookingId, cause: 'KarigarReleased' });
    expect((await findVisit(world.db, bookingId))?.karigarId).not.toBe(ravi.karigarId);
    expect((await lookAt(world.db, bookingId)).status).toBe('pending');
    expect(await holderOf(world.db, bookingId)).toEqual(sunil);
    expect(await offersTo(ravi)).toEqual([]);
  }
});

test('refusing ∥ taking back, by two telephones: one answer stands, and each is told that it is done', async () => {
  const { refuse, takeAgain, ravi, id } = await raviWasThere();
  await refuse();
  expect(await Promise.all([takeAgain(), refuse(), takeAgain(), refuse()])).toEqual(
    Array.from({ length: 4 }, () => done),
  );
  expect((await listRefused(world.db, ravi.userId)).length).toBe((await says(ravi, id)) ? 1 : 0);
});
