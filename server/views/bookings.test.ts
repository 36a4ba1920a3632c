import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { NOW } from '#testing/now.ts';
import { bookOnline, paymentHouse } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { listBookings } from './bookings.ts';

const nobody = '01936f00-0000-7000-8000-000000000001';
const at = { now: NOW, paymentProvider: 'sandbox' } as const;
const closed = {
  query: () => {
    throw new Error('The database was asked');
  },
};

test.each([
  '',
  'somewhere',
  '1.2.3',
  `-1.${nobody}`,
  `1e9.${nobody}`,
  `1.${'-'.repeat(36)}`,
  `1.${nobody}'`,
])('%j is no place in the list, and the database is not asked about it', async (after) => {
  const outcome = await listBookings(closed, nobody, { after }, at);
  expect(outcome).toEqual({ ok: false, refusal: { code: 'cursor-invalid' } });
});

describe('a long history', () => {
  let world: World;
  let userId: string;
  const booked: string[] = [];
  beforeAll(async () => {
    world = await createWorld();
    await sowSmallTown(world.db);
    await sowKarigar(world.db);
    const asha = await sowCustomer(world.db);
    userId = asha.id;
    const house = paymentHouse(world.db, NOW);
    for (let day = 0; day < 45; day += 1) {
      // Several in one instant, as a program would make them.
      if (day % 7 === 0) house.pass(1);
      const date = addDays(dateInIndia(NOW), 2 + day);
      booked.push(await bookOnline(house, asha, { date }));
    }
  });
  afterAll(() => world.close());

  test('page after page, each booking comes once, newest first', async () => {
    const sizes: number[] = [];
    const seen: { id: string; createdAt: string }[] = [];
    let after: string | undefined;
    do {
      const page = await listBookings(world.db, userId, after ? { after } : {}, at);
      if (!page.ok) throw new Error(page.refusal.code);
      sizes.push(page.value.bookings.length);
      seen.push(...page.value.bookings);
      after = page.value.next ?? undefined;
    } while (after);
    expect(sizes).toEqual([20, 20, 5]);
    expect(seen.map(({ id }) => id).sort()).toEqual([...booked].sort());
    const order = seen.map(({ createdAt, id }) => `${createdAt} ${id}`);
    expect(order).toEqual([...order].sort().reverse());
  });
});
