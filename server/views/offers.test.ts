import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfferView } from '#contract/karigar/offer.ts';
import { findSocieties } from '#server/modules/society/store.ts';
import { sowDemoSocieties } from '#server/seed/demo-societies.ts';
import { createWorld, type World } from '#testing/world.ts';
import { withSociety } from './offers.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ seeded: true });
  await sowDemoSocieties(world.db);
});
afterAll(() => world?.close());

test('an offer says whether one can ride up where the society is known, and that nobody knows where it is not', async () => {
  const tell = withSociety(await findSocieties(world.db));
  const liftAt = (pincode: string, society: string | null) =>
    tell({ area: { pincode, society } } as OfferView).area.lift;
  expect(liftAt('400069', 'sahyadri heights')).toBe(true);
  expect(liftAt('400058', 'Gulmohar Residency')).toBe(false);
  expect(liftAt('400058', 'Sahyadri Heights CHS Ltd')).toBeNull();
  expect(liftAt('400069', null)).toBeNull();
  const home = { pincode: '400069', society: 'Sahyadri Heights' };
  const { forWorkers } = tell({ area: home } as OfferView).area;
  expect(forWorkers).toEqual({ toilet: true, water: true, parking: false });
});
