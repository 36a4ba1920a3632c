import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#kernel/time.ts';
import { alarmOf } from './alarms.ts';
import type { TimeoutInput } from './timeouts.ts';

const at = (moment: string) => Date.parse(`${moment}:00+05:30`);
const visit = (category: string, startsAt: number, change: Partial<TimeoutInput> = {}) =>
  ({
    ...{ status: 'pending', category, startsAt, untilAt: startsAt + 4 * HOUR },
    ...{ holdUntil: null, reassigningSince: null, ...change },
  }) as TimeoutInput;

describe('that nobody has been found yet is said', () => {
  test.each([
    ['event', '2026-12-08T17:00', '2026-12-08T11:00', 'six hours before an event of the evening'],
    ['event', '2026-12-08T13:00', '2026-12-08T07:00', 'in the morning, where that is day'],
    ['event', '2026-12-08T12:00', '2026-12-07T20:00', 'the evening before a late morning'],
    ['religious', '2026-12-08T05:00', '2026-12-07T20:00', 'the evening before a muhurat'],
    ['daily', '2026-12-08T09:00', '2026-12-08T08:00', 'an hour before a daily visit'],
    ['daily', '2026-12-08T07:00', '2026-12-08T06:00', 'at the last moment before an early one'],
  ])('%s %s: %s, %s', (category, startsAt, saidAt) => {
    expect(alarmOf(visit(category, at(startsAt)))).toEqual({
      ...{ alarm: 'nobody-yet', at: at(saidAt) },
    });
  });

  test('as planned, where it was given back after that evening', () => {
    const given = { reassigningSince: at('2026-12-07T22:00') };
    expect(alarmOf(visit('event', at('2026-12-08T09:00'), given))?.at).toBe(at('2026-12-08T03:00'));
    const before = { reassigningSince: at('2026-12-07T19:00') };
    expect(alarmOf(visit('event', at('2026-12-08T09:00'), before))?.at).toBe(
      at('2026-12-07T20:00'),
    );
  });

  test('of a further day of an event as well', () => {
    const startsAt = at('2026-12-08T09:00');
    const going = visit('event', startsAt, { status: 'in_progress' });
    expect(alarmOf(going, {}, startsAt + DAY)).toEqual({
      ...{ alarm: 'nobody-for-day', promisedAt: startsAt + DAY },
      at: at('2026-12-08T20:00'),
    });
  });
});
