import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { lookAt } from '#testing/payments.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { acting, START, sowWorker, visitAt, visitHouse } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { closeAtDoor } from './close-at-door.ts';
import { tryContact } from './try-contact.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowWorker(world.db);
});
afterAll(() => world.close());

test('LIFE-03 tries that are sent together leave the customer five minutes to answer before the no-show', async () => {
  const house = visitHouse(world.db);
  const { bookingId, ravi } = await visitAt(house, await sowCustomer(world.db), 'arrived');
  const heardAt = START + 15 * MINUTE;
  house.turnTo(heardAt);
  for (const minutes of [5, 8]) {
    const happenedAt = START + minutes * MINUTE;
    const ring = { ...acting(house, ravi, bookingId), by: 'bell', happenedAt } as const;
    expect(await tryContact(house, ring)).toMatchObject({ ok: true });
  }
  const close = () => closeAtDoor(house, acting(house, ravi, bookingId));
  const until = heardAt + 5 * MINUTE;
  expect(await close()).toMatchObject({ refusal: { code: 'wait-longer', params: { until } } });
  const seen = await readKarigarVisit(world.db, ravi.userId, bookingId, house.now());
  if (!seen.ok) throw new Error(seen.refusal.code);
  expect(Date.parse(seen.value.visit.waitUntil ?? '')).toBe(until);
  expect(seen.value.visit.actions).not.toContain('no-show');
  house.turnTo(until - 1);
  expect(await close()).toMatchObject({ refusal: { code: 'wait-longer' } });
  house.turnTo(until);
  expect(await close()).toMatchObject({ ok: true });
  expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'no_show_customer' });
});
