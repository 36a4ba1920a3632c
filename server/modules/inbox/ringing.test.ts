import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '#kernel/time.ts';
import { type Ringing, ringsAt } from './ringing.ts';

const at = (moment: string) => Date.parse(`${moment}:00+05:30`);
const nobody = (startsAt: string, calledOffAt?: string): Ringing => ({
  ...{ kind: 'nobody-comes', harmAt: at(startsAt) },
  meanwhileAt: calledOffAt === undefined ? null : at(calledOffAt),
});

test('an event rings an hour before we call it off: after that nothing can be done', () => {
  const event = nobody('2026-12-08T17:00', '2026-12-08T14:00');
  expect(ringsAt(event, at('2026-12-05T03:00'))).toBe(at('2026-12-08T13:00'));
});

test('where that hour is at night it rings in the evening before', () => {
  const event = nobody('2026-12-08T09:00', '2026-12-08T06:00');
  expect(ringsAt(event, at('2026-12-07T11:00'))).toBe(at('2026-12-07T20:00'));
  // Heard of later, it rings at once.
  expect(ringsAt(event, at('2026-12-07T21:45'))).toBe(at('2026-12-07T21:45'));
});

test('a visit that starts within a few hours rings at night', () => {
  const daily = nobody('2026-12-08T07:00', '2026-12-08T07:15');
  expect(ringsAt(daily, at('2026-12-07T11:00'))).toBe(at('2026-12-08T06:00'));
  expect(ringsAt(daily, at('2026-12-08T06:40'))).toBe(at('2026-12-08T06:40'));
});

test('whoever left for safety rings at once, at any hour', () => {
  const now = at('2026-12-08T02:30');
  const left = { kind: 'safety-exit', harmAt: now + 15 * MINUTE } as const;
  expect(ringsAt({ ...left, meanwhileAt: now + 48 * HOUR }, now)).toBe(now);
  expect(ringsAt({ kind: 'dispute', harmAt: now }, now)).toBeUndefined();
});
