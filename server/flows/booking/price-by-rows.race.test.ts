import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAppCache } from '#server/cache/app-cache.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { onlineBooking } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { type BookSlotInput, bookSlot, type Customer } from './book-slot.ts';

let world: World;
let customers: Customer[];

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  customers = await Promise.all(Array.from({ length: 6 }, () => sowCustomer(world.db)));
  for (let count = 0; count < 24; count += 1) await sowKarigar(world.db, { skills: [3, 6] });
});
afterAll(() => world.close());

const depsOf = () => ({
  pool: world.db,
  now: () => world.now,
  facts: createAppCache(world.db),
  writePlacing: writePlacings(world.db),
});
const answered = async (
  asked: Promise<{ ok: true } | { ok: false; refusal: { code: string; params?: unknown } }>,
) => {
  const outcome = await asked;
  return outcome.ok ? 'booked' : [outcome.refusal.code, outcome.refusal.params];
};

test('a price that rows have changed a moment ago is never sold at the old amount, however many ask at once', async () => {
  const app = depsOf();
  const input = (): BookSlotInput => onlineBooking({ paymentMethod: 'cash', date: '2026-11-27' });
  expect(await answered(bookSlot(app, customers[0] as Customer, input()))).toBe('booked');
  await sellAnotherVersion(world.db, 3, { dearerPaise: 100 });
  const now = input().shownPricePaise + 100;
  const answers = await Promise.all(
    customers.map((customer) => answered(bookSlot(app, customer, input()))),
  );
  for (const answer of answers) expect(answer).toEqual(['price-changed', { pricePaise: now }]);
  const again = { ...input(), shownPricePaise: now };
  expect(await answered(bookSlot(app, customers[1] as Customer, again))).toBe('booked');
});

test('nor are the days of an event, and the new price is told for all of its days together', async () => {
  const app = depsOf();
  const input: BookSlotInput = onlineBooking({
    paymentMethod: 'cash',
    serviceId: 6,
    date: '2026-12-10',
    time: '09:00 AM',
    shownPricePaise: 3_000_000,
    moreDates: ['2026-12-11'],
  });
  await app.facts.services();
  await sellAnotherVersion(world.db, 6, { dearerPaise: -500 });
  expect(await answered(bookSlot(app, customers[0] as Customer, input))).toEqual([
    'price-changed',
    { pricePaise: 2_999_000 },
  ]);
});
