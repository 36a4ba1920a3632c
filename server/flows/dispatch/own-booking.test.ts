import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { instantInIndia } from '#kernel/time.ts';
import { type AppCache, createAppCache } from '#server/cache/app-cache.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { insertStranger } from '#testing/cast.ts';
import { sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import type { Customer } from '../booking/book-slot.ts';
import { bookSlot } from '../booking/book-slot.ts';
import { writePlacings } from '../steps/booking/write-placings.ts';
import { findKarigar } from './find-karigar.ts';

let world: World;
let facts: AppCache;
const now = instantInIndia('2026-11-23', 8 * 60);
const app = () => ({
  pool: world.db,
  now: () => now,
  facts,
  writePlacing: writePlacings(world.db),
});
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
beforeEach(async () => {
  await world.db.query('update karigars set active = false');
  facts = createAppCache(world.db);
});
afterAll(() => world.close());

async function worker(home: string) {
  const id = await sowKarigar(world.db, { home, skills: [3] });
  const person = await insertStranger(world.db, { role: 'karigar' });
  await world.db.query('update karigars set user_id = $2 where id = $1', [id, person.id]);
  return { id, person };
}

async function bookAs(customer: Customer) {
  const id = newId();
  const outcome = await bookSlot(app(), customer, {
    ...{ id, serviceId: 3, date: '2026-11-23', time: '02:00 PM' },
    address: {
      ...{ street: '12 Hill Road', city: 'Mumbai', state: 'Maharashtra' },
      ...{ pincode: TOWN.near, landmark: '' },
    },
    ...{ paymentMethod: 'cash', shownPricePaise: 80_000 },
  });
  return { id, outcome };
}

const holders = async (bookingId: string): Promise<number[]> => {
  const text = 'select karigar_id from holds where booking_id = $1';
  return (await world.db.query(text, [bookingId])).rows.map((row) => row.karigar_id);
};

test('a Karigar who books a visit is not the one who comes: where only they are free, the hour is not', async () => {
  const { person } = await worker(TOWN.near);
  const { outcome } = await bookAs(person as Customer);
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'slot-taken' } });
});

test('somebody else comes, however much nearer the booking Karigar is, and the visit is offered to that Karigar by no way', async () => {
  const { id: own, person } = await worker(TOWN.near);
  const { id: other } = await worker(TOWN.far);
  const { id, outcome } = await bookAs(person as Customer);
  expect(outcome.ok).toBe(true);
  expect(await holders(id)).toEqual([other]);
  // The row is as if the Karigar's own time had been held for it before.
  await world.db.query('update holds set karigar_id = $2 where booking_id = $1', [id, own]);
  facts = createAppCache(world.db);
  await findKarigar(app(), { bookingId: id, cause: 'BookingPlaced' });
  expect(await holders(id)).toEqual([other]);
  expect(await listOpenOffers(world.db, person.id, now)).toEqual([]);
});
