import { expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import type { Instalment } from '#server/modules/booking/booking.ts';
import { NOW } from '#testing/world.ts';
import { instalmentViews } from './instalments.ts';

const part = (position: number, kind: Instalment['kind'], amountPaise: number): Instalment => ({
  ...{ position, kind, amountPaise },
  ...{ dueAt: NOW + position * DAY, paidAt: null },
});
const shares = (pricePaise: number, parts: readonly Instalment[]) => {
  const booking = { status: 'pending', holdUntil: null, paymentMethod: 'upi' } as const;
  return instalmentViews({ ...booking, pricePaise }, parts, NOW).map(({ percent }) => percent);
};

test('each part tells its share by the terms of its own booking, also where credit has split it, and what is no part tells none', () => {
  const halves = [part(1, 'advance', 50_000), part(2, 'event-day', 30_000)];
  expect(shares(100_000, [...halves, part(3, 'completion', 20_000)])).toEqual([50, 30, 20]);
  const split = [part(1, 'advance', 20_000), part(2, 'advance', 60_000)];
  expect(shares(100_000, [...split, part(3, 'completion', 20_000)])).toEqual([20, 60, 20]);
  const days = [
    part(2, 'event-day', 2_000),
    part(3, 'event-day', 2_000),
    part(4, 'event-day', 2_000),
  ];
  const ofThree = [part(1, 'advance', 48_000), ...days, part(5, 'completion', 6_000)];
  expect(shares(60_000, ofThree)).toEqual([80, 10, 10, 10, 10]);
  expect(shares(80_000, [part(1, 'full', 80_000)])).toEqual([null]);
  expect(shares(80_000, [part(1, 'full', 80_000), part(2, 'extra-work', 9_900)])).toEqual([
    null,
    null,
  ]);
});
