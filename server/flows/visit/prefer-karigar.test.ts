import { expect, test } from 'vitest';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { findRosterRevision } from '#server/modules/availability/roster-store.ts';
import { newToken, tokenHash } from '#server/platform/secrets/token.ts';
import { readLiveVisit } from '#server/views/live-visit.ts';
import { findSession } from '#server/views/session.ts';
import { anew } from '#testing/event-of-days.ts';
import { bookOnline } from '#testing/payments.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowCustomer } from '#testing/small-town.ts';
import { visitStage } from '#testing/visit-stage.ts';
import { holderOf, sowWorker, type VisitTestDeps, visitAt, type Worker } from '#testing/visits.ts';
import type { World } from '#testing/world.ts';
import { moveBelongings } from '../identity/steps/move-belongings.ts';
import { preferKarigar } from './prefer-karigar.ts';
import { refuseCustomer } from './refuse-customer.ts';

let world: World;
let app: VisitTestDeps;
let asha: Customer;
visitStage(0, (stage) => {
  world = stage.world;
  app = stage.app;
  asha = stage.asha;
});

/** Ravi was at the customer's; so many others could come as well the next time. */
async function raviWasThere(others: number) {
  await world.db.query('update karigars set active = false');
  await sowWorker(world.db, [3]);
  const { bookingId, ravi } = await visitAt(anew(app), asha, 'done');
  for (let count = 0; count < others; count += 1) await sowWorker(world.db, [3]);
  const prefer = (favourite = true, by = asha) =>
    preferKarigar(app, { bookingId, userId: by.id, favourite });
  return { bookingId, ravi, prefer };
}

/** The Karigars whose time was sold for visits of the next days, and who are so asked first. */
async function soldOn(days: readonly string[], customer = asha): Promise<Worker[]> {
  const holders: Worker[] = [];
  for (const date of days) {
    const bookingId = await bookOnline(anew(app), customer, { paymentMethod: 'cash', date });
    holders.push(await holderOf(world.db, bookingId));
  }
  return holders;
}
const DAYS = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];

test('a favourite is asked first on every day that they are free, and nobody else’s visits are', async () => {
  const { ravi, prefer } = await raviWasThere(12);
  for (const _ of ['once', 'twice']) expect(await prefer()).toMatchObject({ ok: true });
  expect((await soldOn(DAYS)).map(({ karigarId }) => karigarId)).toEqual(
    DAYS.map(() => ravi.karigarId),
  );
  const others = await soldOn(DAYS, await sowCustomer(world.db, 'Imran Shaikh'));
  expect(others.some(({ karigarId }) => karigarId === ravi.karigarId)).toBe(false);
});

test('a favourite who is taken, or who asked not to be sent there, is passed over', async () => {
  const { ravi, bookingId, prefer } = await raviWasThere(1);
  await prefer();
  const [first, second] = await soldOn(['2026-11-25', '2026-11-25']);
  expect(first).toMatchObject({ karigarId: ravi.karigarId });
  expect(second?.karigarId).not.toBe(ravi.karigarId);
  await refuseCustomer(app, { id: bookingId, userId: ravi.userId, reason: 'other' });
  const [third] = await soldOn(['2026-11-26']);
  expect(third?.karigarId).not.toBe(ravi.karigarId);
});

test('it is taken back, kept when two accounts become one, and said on the page of the visit alone', async () => {
  const { bookingId, prefer } = await raviWasThere(0);
  const said = async (userId: string) => {
    const facts = { places: await app.facts.places(), keys: TEST_KEYS, now: app.now() };
    return (await readLiveVisit(world.db, userId, bookingId, facts))?.karigar?.favourite;
  };
  expect(await said(asha.id)).toBe(false);
  await prefer();
  expect(await said(asha.id)).toBe(true);
  const other = await sowCustomer(world.db, 'Asha Kulkarni');
  expect(await prefer(true, other)).toMatchObject({ refusal: { code: 'booking-not-found' } });
  await moveBelongings(world.db, asha.id, other.id);
  expect(await said(other.id)).toBe(true);
  await preferKarigar(app, { bookingId, userId: other.id, favourite: false });
  expect(await said(other.id)).toBe(false);
});

test('no server reads the roster again because somebody is preferred, or no longer', async () => {
  const { prefer } = await raviWasThere(0);
  const before = await findRosterRevision(world.db);
  await prefer();
  await prefer(false);
  expect(await findRosterRevision(world.db)).toBe(before);
});

test('a session says whether its person prefers anybody, and then alone a booking asks whom', async () => {
  const { ravi, prefer } = await raviWasThere(12);
  const token = newToken();
  await world.db.query(
    `insert into sessions (token_hash, app, user_id, remember, created_at, last_seen_at, expires_at)
      values ($1, 'customer', $2, false, $3, $3, $3::timestamptz + interval '1 day')`,
    [tokenHash(token), asha.id, new Date(app.now())],
  );
  const said = async () => (await findSession(world.db, token, app.now()))?.session.hasFavourites;
  expect(await said()).toBe(false);
  await prefer();
  expect(await said()).toBe(true);
  const [sold] = await soldOn(['2026-11-25'], { ...asha, hasFavourites: true });
  expect(sold?.karigarId).toBe(ravi.karigarId);
  const without = await soldOn(DAYS.slice(1), { ...asha, hasFavourites: false });
  expect(without.every(({ karigarId }) => karigarId === ravi.karigarId)).toBe(false);
});

test('before the work is done nobody is preferred', async () => {
  await world.db.query('update karigars set active = false');
  await sowWorker(world.db, [3]);
  const { bookingId } = await visitAt(anew(app), asha, 'arrived');
  const refused = await preferKarigar(app, { bookingId, userId: asha.id, favourite: true });
  expect(refused).toMatchObject({ refusal: { code: 'visit-not-over' } });
});
