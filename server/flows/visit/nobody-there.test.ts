import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#kernel/time.ts';
import { readKarigarVisit } from '#server/views/karigar-visits.ts';
import { lookAt } from '#testing/payments.ts';
import { sowCustomer, sowSmallTown } from '#testing/small-town.ts';
import { acting, START, sowWorker, visitAt, visitDeps } from '#testing/visits.ts';
import { createWorld, type World } from '#testing/world.ts';
import { reportCustomerNoShow } from './report-customer-no-show.ts';
import { tryContact } from './try-contact.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  await sowWorker(world.db);
});
afterAll(() => world.close());

test('LIFE-03 tries that are sent together leave the customer five minutes to answer before the no-show', async () => {
  const app = visitDeps(world.db);
  const { bookingId, ravi } = await visitAt(app, await sowCustomer(world.db), 'arrived');
  const heardAt = START + 15 * MINUTE;
  app.turnTo(heardAt);
  for (const minutes of [5, 8]) {
    const happenedAt = START + minutes * MINUTE;
    const ring = { ...acting(app, ravi, bookingId), by: 'bell', happenedAt } as const;
    expect(await tryContact(app, ring)).toMatchObject({ ok: true });
  }
  const close = () => reportCustomerNoShow(app, acting(app, ravi, bookingId));
  const until = heardAt + 5 * MINUTE;
  expect(await close()).toMatchObject({ refusal: { code: 'wait-longer', params: { until } } });
  const seen = await readKarigarVisit(world.db, ravi.userId, bookingId, app.now());
  if (!seen.ok) throw new Error(seen.refusal.code);
  expect(Date.parse(seen.value.visit.waitUntil ?? '')).toBe(until);
  expect(seen.value.visit.actions).not.toContain('no-show');
  app.turnTo(until - 1);
  expect(await close()).toMatchObject({ refusal: { code: 'wait-longer' } });
  app.turnTo(until);
  expect(await close()).toMatchObject({ ok: true });
  expect(await lookAt(world.db, bookingId)).toMatchObject({ status: 'no_show_customer' });
});
