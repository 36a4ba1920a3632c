import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, MINUTE, SECOND } from '#kernel/time.ts';
import { NOW } from '#testing/world.ts';
import { nextAskAt } from './asking.ts';

const askedAt = (until: number): number[] => {
  const ages: number[] = [];
  let at: number | undefined = NOW;
  while (at !== undefined && at - NOW <= until) {
    at = nextAskAt(NOW, at);
    if (at !== undefined) ages.push(at - NOW);
  }
  return ages;
};

test('an order is asked about after 22 s, then in steps of 3, 6, 10 and 30 s, then each minute', () => {
  const seconds = askedAt(6 * MINUTE).map((age) => age / SECOND);
  expect(seconds.slice(0, 3)).toEqual([22, 25, 28]);
  expect(seconds.filter((age) => age <= 52)).toHaveLength(11);
  expect(seconds.filter((age) => age > 52 && age <= 112)).toHaveLength(10);
  expect(seconds.filter((age) => age > 112 && age <= 172)).toHaveLength(6);
  expect(seconds.filter((age) => age > 172 && age <= 232)).toHaveLength(2);
  expect(seconds.filter((age) => age > 232).slice(0, 2)).toEqual([292, 352]);
});

test('it is asked about for three days, and no longer', () => {
  const ages = askedAt(4 * DAY);
  expect(ages.at(-1)).toBeGreaterThanOrEqual(3 * DAY);
  expect(ages.at(-1)).toBeLessThan(3 * DAY + 60 * MINUTE);
  expect(ages.length).toBeLessThan(150);
});

test('the next question always lies ahead', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 * DAY }), (age) => {
      expect(nextAskAt(NOW, NOW + age) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(NOW + age);
    }),
  );
});
