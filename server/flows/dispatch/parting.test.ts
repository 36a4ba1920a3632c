import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { instantInIndia, MINUTE } from '#kernel/time.ts';
import { recheckAfterParting } from '#server/effects/recheck-after-parting.ts';
import { bookSlot, type Customer } from '#server/flows/booking/book-slot.ts';
import { recordParted } from '#server/modules/availability/parting-store.ts';
import { findVisit } from '#server/modules/visit/store.ts';
import { collectMyData } from '#server/views/my-data.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { insertStranger } from '#testing/cast.ts';
import { anew, eventOfDays, firstDayOf } from '#testing/event-of-days.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { bookOnline, lookAt } from '#testing/payments.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer, TOWN } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import {
  acting,
  holderOf,
  sowWorker,
  type VisitTestDeps,
  visitAt,
  type Worker,
} from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { moveBelongings } from '../identity/steps/move-belongings.ts';
import { callForSafety } from '../visit/call-for-safety.ts';
import { dispatchVisit } from '../visit/dispatch-visit.ts';
import { leaveForSafety } from '../visit/leave-for-safety.ts';
import { acceptOffer } from './accept-offer.ts';
import { assignByHand } from './assign-by-hand.ts';
import { findKarigar } from './find-karigar.ts';
import { prepareDispatch } from './steps/prepare-dispatch.ts';

let world: World;
let app: VisitTestDeps;
let asha: Customer;
visitStage(0, (stage) => {
  world = stage.world;
  app = stage.app;
  asha = stage.asha;
});

/** Ravi is at the customer's door, and nobody else works in the town. */
async function raviIsThere(): Promise<{ ravi: Worker; visitId: string }> {
  await world.db.query('update karigars set active = false');
  await sowWorker(world.db, [3]);
  const { bookingId: visitId, ravi } = await visitAt(anew(app), asha, 'arrived');
  return { ravi, visitId };
}
/** Another visit of the same customer, which Ravi is asked for. */
async function next(ravi: Worker, time = '04:00 PM') {
  const bookingId = await bookOnline(anew(app), asha, { paymentMethod: 'cash', time });
  await findKarigar(anew(app), { bookingId, cause: 'BookingPlaced' });
  const offer = (await offersTo(ravi)).find((one) => one.bookingId === bookingId);
  if (!offer) throw new Error('The Karigar was not asked');
  const accept = () => acceptOffer(anew(app), { id: offer.id, userId: ravi.userId });
  return { bookingId, accept };
}
const offersTo = (worker: Worker) => listOpenOffers(world.db, worker.userId, app.now());
const sheEnds = (bookingId: string) => callForSafety(app, { bookingId, userId: asha.id });
const bookAs = (customer: Customer, time: string) =>
  bookSlot(anew(app), customer, {
    ...{ id: newId(), serviceId: 3, date: '2026-11-23', time },
    ...{ paymentMethod: 'cash', shownPricePaise: 80_000 },
    address: {
      ...{ street: 'A-1', city: 'Mumbai', state: 'Maharashtra' },
      ...{ pincode: TOWN.near, landmark: '' },
    },
  });
const leaderOf = async (bookingId: string) => (await findVisit(world.db, bookingId))?.karigarId;
const stateOf = async (bookingId: string) => (await lookAt(world.db, bookingId)).status;
const partings = async () =>
  (
    await world.db.query(
      'select karigar_id as "karigarId", booking_id as "bookingId" from partings where user_id = $1',
      [asha.id],
    )
  ).rows;

test('a Karigar who left a visit for safety is never sent to that customer again: where only they are free, the hour is not, and no other of theirs is offered instead', async () => {
  const { ravi, visitId } = await raviIsThere();
  const exit = acting(app, ravi, visitId);
  for (const _ of ['once', 'twice'])
    expect(await leaveForSafety(app, exit)).toMatchObject({ ok: true });
  expect(await partings()).toEqual([{ karigarId: ravi.karigarId, bookingId: visitId }]);

  const sender = { brand: { name: 'Aangan' } };
  const kept = { pool: world.db, keys: TEST_KEYS, objects: objectsInMemory(), sender };
  const hersAsFile = JSON.stringify(await collectMyData(kept, asha.id, app.now()));
  const asFile = JSON.stringify(await collectMyData(kept, ravi.userId, app.now()));
  expect(hersAsFile).toContain('nobody who came to this visit comes again');
  expect(asFile).toContain('"keptApart":[{"afterVisit"');
  expect([hersAsFile.includes('Ravi'), asFile.includes('Asha')]).toEqual([false, false]);

  const wish = (customer: Customer) => bookAs(customer, '04:00 PM');
  expect(await wish(asha)).toMatchObject({
    refusal: { code: 'slot-taken', params: { alternatives: [] } },
  });
  const sunil = await sowWorker(world.db, [3]);
  const wished = await wish(asha);
  expect(wished).toMatchObject({ ok: true });
  if (wished.ok) expect(await holderOf(world.db, wished.value.booking.id)).toEqual(sunil);
  // Ravi goes on with other customers as before.
  const theirs = await wish(await sowCustomer(world.db));
  if (theirs.ok) expect(await holderOf(world.db, theirs.value.booking.id)).toEqual(ravi);
  expect(theirs).toMatchObject({ ok: true });
});

test('the customer’s later visits go from that Karigar to another, asked or accepted, and neither side reads why', async () => {
  const { ravi, visitId } = await raviIsThere();
  const asked = await next(ravi);
  const taken = await next(ravi, '07:00 PM');
  expect(await taken.accept()).toMatchObject({ ok: true });
  const sunil = await sowWorker(world.db, [3]);
  expect(await sheEnds(visitId)).toMatchObject({ ok: true });
  // Before the next look at it Ravi can accept none of this customer's visits and set out for none.
  expect(await asked.accept()).toMatchObject({ refusal: { code: 'offer-gone' } });
  app.turnTo(instantInIndia('2026-11-23', 18 * 60));
  expect(await dispatchVisit(app, acting(app, ravi, taken.bookingId))).toMatchObject({
    refusal: { code: 'move-not-allowed' },
  });

  await recheckAfterParting(anew(app), asha.id);
  expect(await stateOf(taken.bookingId)).toBe('pending');
  await findKarigar(anew(app), { bookingId: taken.bookingId, cause: 'KarigarReleased' });
  expect(await holderOf(world.db, taken.bookingId)).toEqual(sunil);
  expect(await offersTo(ravi)).toEqual([]);
  const { rows } = await world.db.query(
    `select type, data ->> 'why' as why from events where subject = $1 and type = 'KarigarReleased'`,
    [taken.bookingId],
  );
  expect(rows).toEqual([{ type: 'KarigarReleased', why: 'RosterChanged' }]);
});

test('no round asks that Karigar again, also not where nobody else is to be had', async () => {
  const { ravi, visitId } = await raviIsThere();
  const { bookingId } = await next(ravi);
  await sheEnds(visitId);
  await recheckAfterParting(anew(app), asha.id);
  for (const cause of ['sweep', 'VisitOffered', 'OfferDeclined']) {
    app.pass(20 * MINUTE);
    await findKarigar(anew(app), { bookingId, cause });
    expect(await offersTo(ravi)).toEqual([]);
  }
  expect((await lookAt(world.db, bookingId)).holds).toBe(0);
  const sunil = await sowWorker(world.db, [3]);
  await findKarigar(anew(app), { bookingId, cause: 'sweep' });
  expect(await holderOf(world.db, bookingId)).toEqual(sunil);
  expect(await offersTo(sunil)).toMatchObject([{ bookingId }]);
});

test('operations cannot assign that Karigar by hand, and read why; the Karigar can be given to another customer', async () => {
  const { ravi, visitId } = await raviIsThere();
  const { bookingId } = await next(ravi);
  await sheEnds(visitId);
  const by = (await insertStranger(world.db, { role: 'ops' })).id;
  const give = (id: string) =>
    assignByHand(anew(app), {
      id,
      karigarId: ravi.karigarId,
      why: 'The customer asked for it.',
      by,
    });
  expect(await give(bookingId)).toMatchObject({ refusal: { code: 'kept-apart' } });
  expect(await stateOf(bookingId)).toBe('pending');
  const imran = await sowCustomer(world.db);
  const theirs = await bookOnline(anew(app), imran, { paymentMethod: 'cash', time: '07:00 PM' });
  expect(await give(theirs)).toMatchObject({ ok: true });
});

test('safety exit ∥ the Karigar accepts that customer’s next visit: when it has been looked at again they do not have it, whoever was first', async () => {
  for (let meeting = 0; meeting < 6; meeting += 1) {
    asha = await sowCustomer(world.db);
    const { ravi, visitId } = await raviIsThere();
    const { bookingId, accept } = await next(ravi);
    const sunil = await sowWorker(world.db, [3]);
    const both = [() => sheEnds(visitId), accept];
    await Promise.all((meeting % 2 ? both.toReversed() : both).map((go) => go()));
    await recheckAfterParting(anew(app), asha.id);
    expect(await stateOf(visitId)).toBe('cancelled');
    expect(await leaderOf(bookingId)).not.toBe(ravi.karigarId);
    await findKarigar(anew(app), { bookingId, cause: 'KarigarReleased' });
    expect(await stateOf(bookingId)).toBe('pending');
    expect(await holderOf(world.db, bookingId)).toEqual(sunil);
    expect(await offersTo(ravi)).toEqual([]);
  }
});

test('a decision that was prepared before they parted, and is taken after it, knows of it', async () => {
  const { ravi, visitId } = await raviIsThere();
  const { bookingId } = await next(ravi);
  const lock = await prepareDispatch(anew(app), bookingId);
  await sheEnds(visitId);
  expect((await lock?.(world.db))?.apart).toEqual(new Set([ravi.karigarId]));
});

test('the days left of an event that has begun go to one of the team from whom the customer has not parted', async () => {
  await world.db.query('update karigars set active = false');
  const team: Worker[] = [];
  for (let count = 0; count < 4; count += 1) team.push(await sowWorker(world.db, [6]));
  const dates = ['2026-11-25', '2026-11-26'] as const;
  const kind = { serviceId: 6, pricePaise: 1_500_000 };
  const [first, second, third] = team as [Worker, Worker, Worker, Worker];
  const id = await eventOfDays(app, asha, kind, dates, team);
  await firstDayOf(app, first, id, dates[0]);
  const fresh = [await sowWorker(world.db, [6]), await sowWorker(world.db, [6])];
  const karigarIds = [first.karigarId, second.karigarId];
  await recordParted(world.db, { userId: asha.id, karigarIds, bookingId: id }, app.now());
  await recheckAfterParting(anew(app), asha.id);
  await findKarigar(anew(app), { bookingId: id, cause: 'LeaderChanged' });
  expect([third.karigarId, team[3]?.karigarId]).toContain(await leaderOf(id));
  const { rows } = await world.db.query(
    `select h.karigar_id from holds h join later_visits d on d.id = h.booking_id where d.booking_id = $1 order by 1`,
    [id],
  );
  expect(rows.map((row) => row.karigar_id)).toEqual(
    [third, team[3] as Worker, ...fresh].map(({ karigarId }) => karigarId),
  );
});

test('a person who joins two accounts keeps the partings of either', async () => {
  const { ravi, visitId } = await raviIsThere();
  await sheEnds(visitId);
  const other = await sowCustomer(world.db);
  for (const _ of ['once', 'twice']) await moveBelongings(world.db, asha.id, other.id);
  expect(await partings()).toEqual([]);
  expect(await bookAs(other, '04:00 PM')).toMatchObject({ refusal: { code: 'slot-taken' } });
  expect(ravi.karigarId).toBeGreaterThan(0);
});
