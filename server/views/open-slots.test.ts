import { expect, test } from 'vitest';
import type { Facts } from '#server/facts/facts.ts';
import type { Service } from '#server/modules/catalogue/catalogue.ts';
import { NOW } from '#testing/now.ts';
import { readOpenSlots } from './open-slots.ts';

const plumbing: Service = {
  id: 3,
  slug: 'plumbing',
  category: 'daily',
  pricePaise: 80_000,
  durationMinutes: 90,
  teamSize: 1,
  laborCharges: true,
  initialRating: 4.7,
  options: [],
};

const boardless: Facts = {
  services: () => [plumbing],
  places: () => {
    throw new Error('No place was named');
  },
  board: () => {
    throw new Error('Nobody can book that day');
  },
};

test.each([
  ['0001-01-01', 'too-soon'],
  ['2026-11-20', 'too-soon'],
  ['2027-11-22', 'too-far'],
  ['9999-12-31', 'too-far'],
])('%s is closed by the clock, without a look at who is free', async (date, reason) => {
  const outcome = await readOpenSlots(boardless, { serviceId: 3, date }, NOW);
  const slots = outcome.ok ? outcome.value.slots : [];
  expect(slots).toHaveLength(12);
  expect(new Set(slots.map((slot) => slot.reason))).toEqual(new Set([reason]));
  expect(slots.some(({ open, places }) => open || places > 0)).toBe(false);
});

test('the first and the last day that can be booked are looked at', async () => {
  for (const date of ['2026-11-21', '2027-11-21']) {
    const looked = readOpenSlots(boardless, { serviceId: 3, date }, NOW);
    await expect(looked).rejects.toThrow('Nobody can book that day');
  }
});
