import { describe, expect, test } from 'vitest';
import { isOnTime } from '#contract/terms/on-time.ts';
import { MINUTE } from '#kernel/time.ts';
import { countOnTime, wilsonLowerBound } from './on-time.ts';

const startsAt = Date.parse('2026-11-23T10:00:00+05:30');
const coming = (minutes: number) => ({ startsAt, atDoorAt: startsAt + minutes * MINUTE });

describe('on time means arriving within fifteen minutes of the promised slot', () => {
  test.each([
    ['early', coming(-20), true],
    ['to the minute', coming(0), true],
    ['a quarter of an hour later', coming(15), true],
    ['a millisecond after that', { startsAt, atDoorAt: startsAt + 15 * MINUTE + 1 }, false],
    ['never', { startsAt, atDoorAt: null }, false],
  ])('%s', (_, visit, expected) => {
    expect(isOnTime(visit)).toBe(expected);
  });

  test('a visit to which nobody came stands among those promised', () => {
    expect(countOnTime([coming(5), coming(40), { startsAt, atDoorAt: null }])).toEqual({
      visits: 3,
      onTime: 1,
      share: 1 / 3,
      atLeast: expect.closeTo(0.0615, 4),
    });
    expect(countOnTime([])).toEqual({ visits: 0, onTime: 0, share: null, atLeast: null });
  });
});

test('a share of few visits is stated by the lower end of Wilson’s interval', () => {
  // Reckoned by hand and against published tables.
  expect(wilsonLowerBound(10, 10)).toBeCloseTo(0.7225, 4);
  expect(wilsonLowerBound(90, 100)).toBeCloseTo(0.8256, 4);
  expect(wilsonLowerBound(980, 1000)).toBeCloseTo(0.9693, 4);
  expect(wilsonLowerBound(0, 10)).toBe(0);
  expect(wilsonLowerBound(0, 0)).toBe(0);
});
