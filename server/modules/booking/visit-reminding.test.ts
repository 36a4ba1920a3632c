import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { visitReminderOf } from './visit-reminding.ts';

const START = Date.parse('2026-11-24T19:00:00+05:30');
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

test('at night only the reminder that cannot wait rings, and what still helps in the morning comes then', () => {
  const clock = (time: string, startsAt = START) =>
    visitReminderOf(
      {
        ...{ status: 'assigned', firmAt: START - 7 * DAY, createdAt: START - 7 * DAY },
        ...{ startsAt, holdUntil: null },
      },
      Date.parse(`2026-11-24T${time}+05:30`),
    );
  expect([clock('06:59:59'), clock('07:00:00')]).toEqual([null, 'day-before']);
  // Half past nine in the evening is too late to remind of the visit at eleven next morning.
  const morning = Date.parse('2026-11-25T11:00:00+05:30');
  expect([clock('21:29:59', morning), clock('21:30:00', morning)]).toEqual(['day-before', null]);
  // A visit at eight is told of at six: later would be too late.
  const early = Date.parse('2026-11-24T08:00:00+05:30');
  expect([clock('05:59:59', early), clock('06:00:00', early)]).toEqual([null, 'hours-before']);
});

test('nobody is reminded of what they have just booked, have not paid, or has begun or ended', () => {
  expect(at(DAY, { createdAt: START - DAY - 2 * HOUR })).toBe(null);
  expect(at(DAY, { firmAt: null })).toBe(null);
  expect(at(DAY, { holdUntil: START - 12 * HOUR })).toBe(null);
  for (const status of ['dispatched', 'done', 'cancelled', 'expired'] as const)
    expect(at(DAY, { status })).toBe(null);
});
