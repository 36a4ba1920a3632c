import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantInIndia, MINUTE } from '#kernel/time.ts';
import {
  type AllowanceRates,
  missingToFloor,
  quoteFloor,
  quoteLongWay,
  quoteWaiting,
} from './allowance.ts';

const RATES: AllowanceRates = {
  holdsFrom: '2026-11-01',
  ...{ waitingFreeMinutes: 15, waitingPaisePerMinute: 200, waitingMostPaise: 12_000 },
  ...{ wayFreeKm: 10, wayPaisePerKm: 600, wayMostPaise: 15_000 },
  ...{ dayPaisePerHour: 6_000, dayMostPaise: 48_000 },
};
const TEN = instantInIndia('2026-11-23', 600);
const wait = (cameMinute: number, inMinute: number) =>
  quoteWaiting(RATES, {
    ...{ arrivedAt: TEN + cameMinute * MINUTE, startsAt: TEN, letInAt: TEN + inMinute * MINUTE },
  });

describe('a wait at the door', () => {
  test.each([
    ['let in at once', 0, 0, 0, 0],
    ['a quarter of an hour belongs to every visit', 0, 15, 0, 0],
    ['the minute after it is paid', 0, 16, 1, 200],
    ['forty minutes', 0, 40, 25, 5_000],
    ['half an hour early and let in at ten: nobody kept them waiting', -30, 0, 0, 0],
    ['half an hour early and let in at a quarter past ten', -30, 15, 0, 0],
    ['half an hour early and let in at twenty past ten', -30, 20, 5, 1_000],
    ['twenty minutes late, it counts from when they came', 20, 40, 5, 1_000],
    ['two hours: no more than the most for one door', 0, 120, 105, 12_000],
  ])('%s', (_, came, letIn, minutes, amountPaise) => {
    expect(wait(came, letIn)).toEqual({ minutes, amountPaise });
  });
});

test.each([
  ['next door', 0.5, 0],
  ['ten kilometres belong to every visit', 10, 0],
  ['half a kilometre more', 10.5, 300],
  ['eighteen', 18, 4_800],
  ['sixty: no more than the most for one way', 60, 15_000],
])('a way: %s', (_, kilometres, paise) => {
  expect(quoteLongWay(RATES, kilometres)).toBe(paise);
});

test.each([
  ['nobody works on it', 0, 0],
  ['two hours', 120, 12_000],
  ['whole rupees: fifty minutes', 50, 5_000],
  ['eight hours', 480, 48_000],
  ['twelve: no more than the most for one day', 720, 48_000],
])('the least that a committed day earns: %s', (_, minutes, paise) => {
  expect(quoteFloor(RATES, minutes)).toBe(paise);
});

test.each([
  ['nothing was to be done', 48_000, 0, false, 48_000],
  ['one visit', 48_000, 20_000, false, 28_000],
  ['the day earned as much', 48_000, 48_000, false, 0],
  ['the day earned more', 48_000, 90_000, false, 0],
  ['they were not there as they had said', 48_000, 0, true, 0],
])('what is missing of it: %s', (_, floorPaise, earnedPaise, wasAway, paise) => {
  expect(missingToFloor({ floorPaise, earnedPaise, wasAway })).toBe(paise);
});

const rates = fc.record({
  holdsFrom: fc.constant('2026-11-01'),
  waitingFreeMinutes: fc.integer({ min: 0, max: 240 }),
  waitingPaisePerMinute: fc.integer({ min: 0, max: 10_000 }),
  waitingMostPaise: fc.integer({ min: 0, max: 1_000_000 }),
  wayFreeKm: fc.integer({ min: 0, max: 200 }),
  wayPaisePerKm: fc.integer({ min: 0, max: 10_000 }),
  wayMostPaise: fc.integer({ min: 0, max: 1_000_000 }),
  dayPaisePerHour: fc.integer({ min: 0, max: 100_000 }),
  dayMostPaise: fc.integer({ min: 0, max: 1_000_000 }),
});

test('by any rates both are whole paise, never negative, never above the most, and longer is never less', () => {
  const span = fc.integer({ min: -90, max: 600 });
  fc.assert(
    fc.property(rates, span, span, fc.nat(600), fc.nat(400), (one, came, letIn, more, halves) => {
      const at = (minutes: number) =>
        quoteWaiting(one, {
          ...{ arrivedAt: TEN + came * MINUTE, startsAt: TEN, letInAt: TEN + minutes * MINUTE },
        }).amountPaise;
      const [short, long] = [at(letIn), at(letIn + more)];
      const [near, far] = [quoteLongWay(one, halves / 2), quoteLongWay(one, (halves + more) / 2)];
      for (const [less, most] of [
        [short, one.waitingMostPaise],
        [near, one.wayMostPaise],
      ] as const) {
        expect(Number.isSafeInteger(less)).toBe(true);
        expect(less).toBeGreaterThanOrEqual(0);
        expect(less).toBeLessThanOrEqual(most);
      }
      expect(long).toBeGreaterThanOrEqual(short);
      expect(far).toBeGreaterThanOrEqual(near);
    }),
  );
});
