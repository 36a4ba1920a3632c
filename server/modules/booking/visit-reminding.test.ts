import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { visitReminderOf } from './visit-reminding.ts';

const START = Date.parse('2026-11-24T11:00:00+05:30');
type Seen = Parameters<typeof visitReminderOf>[0];
const at = (before: number, change: Partial<Seen> = {}) =>
  visitReminderOf(
    {
      ...{ status: 'assigned', firmAt: START - 7 * DAY, createdAt: START - 7 * DAY },
      ...{ startsAt: START, holdUntil: null, ...change },
    },
    START - before,
  );

test('a day before and two hours before, and at no other time', () => {
  expect([at(25 * HOUR), at(DAY), at(6 * HOUR + MINUTE)]).toEqual([
    null,
    'day-before',
    'day-before',
  ]);
  expect([at(6 * HOUR), at(2 * HOUR + 1), at(2 * HOUR), at(MINUTE), at(0)]).toEqual([
    ...[null, null, 'hours-before', 'hours-before', null],
  ]);
});

test('nobody is reminded of what they have just booked, have not paid, or has begun or ended', () => {
  expect(at(DAY, { createdAt: START - DAY - 2 * HOUR })).toBe(null);
  expect(at(DAY, { firmAt: null })).toBe(null);
  expect(at(DAY, { holdUntil: START - 12 * HOUR })).toBe(null);
  for (const status of ['dispatched', 'done', 'cancelled', 'expired'] as const)
    expect(at(DAY, { status })).toBe(null);
});
