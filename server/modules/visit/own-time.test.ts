import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policy } from '#contract/policy.ts';
import { HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import { atDoorAt, believedAt, ownTime } from './own-time.ts';

const TEN = instantInIndia('2026-11-23', 600);
const BACK = policy.visit.ownTimeMinutes * MINUTE;
const around = fc.integer({ min: -24 * HOUR, max: 24 * HOUR });

test('whatever a telephone claims, it is believed for half an hour before we heard of it and not beyond', () => {
  fc.assert(
    fc.property(around, around, around, (said, setOut, heard) => {
      const now = TEN + Math.max(setOut, heard);
      const ownAt = ownTime(TEN + said, { notBefore: TEN + setOut, now });
      const believed = believedAt(ownAt, now);
      expect(believed).toBeLessThanOrEqual(now);
      expect(believed).toBeGreaterThanOrEqual(Math.max(TEN + setOut, now - BACK));
      // A clock that is right within the half hour is taken at its word.
      if (TEN + said >= now - BACK && TEN + said >= TEN + setOut && TEN + said <= now)
        expect(believed).toBe(TEN + said);
    }),
  );
});

const startedAt = TEN + 20 * MINUTE;
const byPosition = { arrivedBy: 'position', arrivedOwnAt: TEN, startedAt } as const;

test.each([
  ['their own clock, where it was heard of in time', byPosition, TEN + BACK, TEN],
  ['ours, where it was heard of later than that', byPosition, TEN + BACK + 1, TEN + BACK + 1],
  ['ours, as long as nobody has let them in', { ...byPosition, startedAt: null }, TEN + 5, TEN + 5],
  [
    'the start, where a picture stands for it',
    { ...byPosition, arrivedBy: 'evidence' },
    TEN,
    startedAt,
  ],
  ['ours, where they came by the code', { ...byPosition, arrivedBy: 'code' }, TEN + 5, TEN + 5],
  ['nothing, where nobody came', { ...byPosition, arrivedBy: null }, null, null],
] as const)('they were at the door by %s', (_, visit, heardAt, at) => {
  expect(atDoorAt(visit, heardAt)).toBe(at);
});
