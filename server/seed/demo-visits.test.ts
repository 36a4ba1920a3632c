import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { bookSlot } from '#server/flows/booking/book-slot.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { listOpenOffers } from '#server/views/offers.ts';
import { createWorld, type World } from '#testing/world.ts';
import { cast } from './cast.ts';
import { seedBase } from './seed-base.ts';
import { seedDemo } from './seed-demo.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await seedBase(world.db, world.now);
  await seedDemo(world.db, world.now);
});
afterAll(() => world?.close());

const TOMORROW = '2026-11-22';

/** As the house does it: what was booked is at once looked at. */
async function book(serviceId: number, pincode: string, shownPricePaise: number) {
  const { db, now } = world;
  const app = {
    pool: db,
    now: () => now,
    facts: createAppCache(db),
    writePlacing: writePlacings(db),
  };
  const id = newId();
  const outcome = await bookSlot(
    app,
    { ...cast.asha, mobileProven: true },
    {
      ...{ id, serviceId, date: TOMORROW, time: '11:00 AM', shownPricePaise },
      address: { street: 'Hill Road', city: 'Mumbai', state: 'Maharashtra', pincode, landmark: '' },
      paymentMethod: 'cash',
    },
  );
  expect(outcome).toMatchObject({ ok: true });
  await findKarigar(app, { bookingId: id, cause: 'BookingPlaced' });
  return id;
}

const seenBy = async (userId: string) =>
  (await listOpenOffers(world.db, userId, world.now)).map(({ bookingId }) => bookingId);

test.each(['400069', '400053', '400058', '400093', '400099', '400057', '400060', '400056'])(
  'whoever books an electrician in %s has Ravi asked at once, whoever’s time is held',
  async (pincode) => {
    const id = await book(5, pincode, 60_000);
    expect(await seenBy(cast.ravi.id)).toContain(id);
    const asked = await world.db.query(
      `select from offers join karigars k on k.id = karigar_id where k.user_id is null`,
    );
    expect(asked.rowCount).toBe(0);
    await world.db.query('delete from holds where booking_id = $1', [id]);
  },
);

test('the customers of the cast have a home that Ravi comes to', async () => {
  const { rows } = await world.db.query<{ pincode: string; society: string }>(
    `select address ->> 'pincode' as pincode, address ->> 'society' as society from saved_addresses order by user_id`,
  );
  expect(rows.map(({ society }) => society)).toEqual([
    'Sahyadri Heights CHS Ltd',
    'Gulmohar Residency',
  ]);
  for (const { pincode, society } of rows) {
    const known = await world.db.query('select from societies where (pincode, name) = ($1, $2)', [
      pincode,
      society,
    ]);
    expect(known.rowCount).toBe(1);
  }
});
