import { expect, test } from 'vitest';
import type { Slot } from '#contract/public/read-open-slots.ts';
import { nearestOpen } from './nearest-open.ts';

const slot = (hour: number, open: boolean): Slot => ({
  minute: hour * 60,
  label: `${hour}`,
  startsAt: '',
  open,
  places: open ? 1 : 0,
  reason: open ? null : 'full',
});

test('the nearest open hours are offered, in the order of the day', () => {
  const day = [9, 10, 11, 12, 14, 15, 20].map((hour) => slot(hour, hour !== 12));
  expect(nearestOpen(day, 12 * 60, 3).map(({ minute }) => minute / 60)).toEqual([10, 11, 14]);
});

test('a full day offers nothing', () => {
  expect(nearestOpen([slot(9, false), slot(10, false)], 9 * 60, 4)).toEqual([]);
});
