import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { instantInIndia } from '#kernel/time.ts';
import { type AppCache, createAppCache } from '#server/cache/app-cache.ts';
import { readDispatch } from '#server/views/dispatch.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { insertStranger } from '#testing/cast.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { bookSlot } from '../booking/book-slot.ts';
import { writePlacings } from '../steps/booking/write-placings.ts';
import { acceptOffer } from './accept-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { findKarigar } from './find-karigar.ts';
import { releaseUnfit } from './release-unfit.ts';

let world: World;
let facts: AppCache;
const clock = { now: instantInIndia('2026-11-23', 8 * 60) };
const app = () => ({
  ...{ pool: world.db, now: () => clock.now, facts },
  writePlacing: writePlacings(world.db),
});
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
beforeEach(async () => {
  await world.db.query('update karigars set active = false');
  clock.now = instantInIndia('2026-11-23', 8 * 60);
  facts = createAppCache(world.db);
});
afterAll(() => world.close());

type Worker = { readonly id: number; readonly userId: string };

/** Somebody who works from eight until that hour. */
async function worksUntil(hour: number): Promise<Worker> {
  const id = await sowKarigar(world.db, { home: TOWN.near, skills: [3], shift: [480, hour * 60] });
  const { id: userId } = await insertStranger(world.db, { role: 'karigar' });
  await world.db.query('update karigars set user_id = $2 where id = $1', [id, userId]);
  facts = createAppCache(world.db);
  return { id, userId };
}

/** A visit from two until half past three. */
async function book(): Promise<string> {
  const customer = await sowCustomer(world.db);
  const id = newId();
  const address = { street: '12 Hill Road', city: 'Mumbai', state: 'Maharashtra', landmark: '' };
  const outcome = await bookSlot(app(), customer, {
    ...{ id, serviceId: 3, date: '2026-11-23', time: '02:00 PM' },
    address: { ...address, pincode: TOWN.near },
    ...{ paymentMethod: 'cash', shownPricePaise: 80_000 },
  });
  expect(outcome).toMatchObject({ ok: true });
  await find(id, 'BookingPlaced');
  return id;
}

const find = (bookingId: string, cause: string) => findKarigar(app(), { bookingId, cause });
const offersTo = ({ userId }: Worker) => listOpenOffers(world.db, userId, clock.now);
async function says(who: Worker, answer: typeof acceptOffer | typeof declineOffer) {
  const [offer] = await offersTo(who);
  if (!offer) throw new Error('The Karigar was not asked');
  return answer(app(), { id: offer.id, userId: who.userId });
}
const holdersOf = async (bookingId: string) =>
  (await world.db.query('select karigar_id from holds where booking_id = $1', [bookingId])).rows;

/** They have said no, and can no longer take it back. */
async function declined(bookingId: string, who: Worker) {
  await says(who, declineOffer);
  clock.now += 15_000;
  await find(bookingId, 'OfferDeclined');
}

describe('when everybody who works at that hour has said no', () => {
  test('whoever would have to stay half an hour longer is asked, told so, and keeps it with a yes', async () => {
    const [ravi, sunil] = [await worksUntil(20), await worksUntil(15)];
    const bookingId = await book();
    expect(await offersTo(sunil)).toEqual([]);
    await declined(bookingId, ravi);
    expect(await offersTo(sunil)).toMatchObject([{ bookingId, beyondMinutes: 30 }]);
    // Nobody's time is held beyond their hours before they have said yes.
    expect(await holdersOf(bookingId)).toEqual([{ karigar_id: ravi.id }]);
    const why = await readDispatch(world.db, bookingId, 'en');
    expect(why.ok && why.value.decisions.at(-1)?.candidates[1]?.sentence).toContain(
      'was asked; 30 min outside their hours',
    );
    expect(await says(sunil, acceptOffer)).toEqual({ ok: true, value: 'lead' });
    expect(await holdersOf(bookingId)).toEqual([{ karigar_id: sunil.id }]);
    facts = createAppCache(world.db);
    expect(await releaseUnfit(app(), { bookingId, cause: 'ShiftsChanged' })).toBe('kept');
  });

  test('nobody is asked to stay longer than an hour', async () => {
    const [ravi, sunil] = [await worksUntil(20), await worksUntil(14.25)];
    const bookingId = await book();
    await declined(bookingId, ravi);
    expect(await offersTo(sunil)).toEqual([]);
  });

  test.each([
    ['the few minutes that an urgent offer stays open', 14 * 60 + 57, 'lead'],
    ['a quarter of an hour', 14 * 60 + 45, 'time-taken'],
  ])('a yes to half an hour holds for %s more, at the most', async (_, endsMinute, becomes) => {
    const [ravi, sunil] = [await worksUntil(20), await worksUntil(15)];
    await declined(await book(), ravi);
    await world.db.query('update karigar_shifts set ends_minute = $2 where karigar_id = $1', [
      ...[sunil.id, endsMinute],
    ]);
    facts = createAppCache(world.db);
    expect(await says(sunil, acceptOffer)).toMatchObject(
      becomes === 'lead' ? { value: 'lead' } : { refusal: { code: becomes } },
    );
  });

  test('a Karigar whose hours end even sooner after their yes is set free', async () => {
    const [ravi, sunil] = [await worksUntil(20), await worksUntil(15)];
    const bookingId = await book();
    await declined(bookingId, ravi);
    await says(sunil, acceptOffer);
    await world.db.query('update karigar_shifts set ends_minute = 840 where karigar_id = $1', [
      sunil.id,
    ]);
    facts = createAppCache(world.db);
    expect(await releaseUnfit(app(), { bookingId, cause: 'ShiftsChanged' })).toBe('released');
  });
});

test('nobody is asked beyond their hours while somebody within theirs is left to ask', async () => {
  const [ravi, sunil, meena] = [await worksUntil(20), await worksUntil(15), await worksUntil(18)];
  const bookingId = await book();
  const [first, other] = (await offersTo(ravi)).length > 0 ? [ravi, meena] : [meena, ravi];
  await declined(bookingId, first);
  expect(await offersTo(other)).toMatchObject([{ bookingId, beyondMinutes: 0 }]);
  expect(await offersTo(sunil)).toEqual([]);
  await declined(bookingId, other);
  expect(await offersTo(sunil)).toMatchObject([{ bookingId, beyondMinutes: 30 }]);
});

test('operations hear once that nobody within their hours has room, however many rounds are made', async () => {
  const [ravi, sunil] = [await worksUntil(20), await worksUntil(15)];
  const bookingId = await book();
  await world.db.query('update karigars set active = false where id = $1', [ravi.id]);
  facts = createAppCache(world.db);
  await find(bookingId, 'RosterChanged');
  expect(await offersTo(sunil)).toMatchObject([{ bookingId, beyondMinutes: 30 }]);
  for (let round = 0; round < 3; round += 1) await find(bookingId, 'VisitOffered');
  const { rows } = await world.db.query(
    `select count(*)::integer as told from events where subject = $1 and type = 'NobodyHasRoom'`,
    [bookingId],
  );
  expect(rows).toEqual([{ told: 1 }]);
});
