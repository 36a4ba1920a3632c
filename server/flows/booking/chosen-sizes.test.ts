import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAppCache } from '#server/cache/app-cache.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { readOpenSlots } from '#server/views/open-slots.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { onlineBooking } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown, TOWN } from '#testing/small-town.ts';
import { createWorld, type World } from '#testing/world.ts';
import { type BookSlotInput, bookSlot, type Customer } from './book-slot.ts';

let world: World;
let asha: Customer;

beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  for (let count = 0; count < 4; count += 1) await sowKarigar(world.db);
});
afterAll(() => world.close());

const depsOf = () => ({
  pool: world.db,
  now: () => world.now,
  facts: createAppCache(world.db),
  writePlacing: writePlacings(world.db),
});
const HOME: Partial<BookSlotInput> = { serviceId: 1, date: '2026-11-25', paymentMethod: 'cash' };
const book = (change: Partial<BookSlotInput>, app = depsOf()) =>
  bookSlot(app, asha, onlineBooking({ ...HOME, ...change }));
const codeOf = async (change: Partial<BookSlotInput>) => {
  const outcome = await book(change);
  return outcome.ok ? 'booked' : outcome.refusal.code;
};

test('a larger home with add-ons costs more and takes longer, and the booking says what was chosen', async () => {
  const plain = await book({ shownPricePaise: 50_000 });
  const large = await book({ option: 'bhk-3.fridge', shownPricePaise: 110_000 });
  const of = (outcome: typeof plain) =>
    outcome.ok && {
      price: outcome.value.booking.pricePaise,
      minutes: (outcome.value.booking.endsAt - outcome.value.booking.startsAt) / 60_000,
      option: outcome.value.booking.option,
    };
  expect(of(plain)).toEqual({ price: 50_000, minutes: 120, option: null });
  expect(of(large)).toEqual({ price: 110_000, minutes: 270, option: 'bhk-3.fridge' });
});

test('the price of the plain service is refused for a larger home, with the price that holds', async () => {
  const outcome = await book({ option: 'bhk-3.fridge', shownPricePaise: 50_000 });
  expect(outcome).toMatchObject({
    refusal: { code: 'price-changed', params: { pricePaise: 110_000 } },
  });
});

test.each([
  ['two sizes at once', 'bhk-2.bhk-3'],
  ['an add-on of another service', 'all-taps'],
])('%s is not on offer', async (_, option) => {
  expect(await codeOf({ option, shownPricePaise: 75_000 })).toBe('option-unavailable');
});

test('a slot that ends too late for the chosen size is closed to it, and open to the plain service', async () => {
  const slotsOf = async (option?: string) => {
    const asked = { serviceId: 1, date: '2026-11-26', pincode: TOWN.near, option };
    const seen = await readOpenSlots(depsOf().facts, asked, world.now);
    return seen.ok ? seen.value.slots.filter(({ open }) => open).map(({ label }) => label) : [];
  };
  expect(await slotsOf()).toContain('08:00 PM');
  expect(await slotsOf('bhk-4')).not.toContain('08:00 PM');
});

test('an add-on that rows have made dearer a moment ago is never sold at its old price', async () => {
  const app = depsOf();
  const sold = (await app.facts.services()).find(({ id }) => id === 1)?.choices ?? [];
  const choices = sold.map(({ items, ...choice }) => ({
    ...choice,
    items: items.map((one) => (one.key === 'fridge' ? { ...one, pricePaise: 20_000 } : one)),
  }));
  await sellAnotherVersion(world.db, 1, { choices });
  const input = { option: 'bhk-2.fridge', shownPricePaise: 90_000, date: '2026-11-27' };
  expect(await book(input, app)).toMatchObject({
    refusal: { code: 'price-changed', params: { pricePaise: 95_000 } },
  });
  expect(await codeOf({ ...input, shownPricePaise: 95_000 })).toBe('booked');
});
