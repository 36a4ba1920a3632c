import { expect, test } from 'vitest';
import { instantInIndia, MINUTE } from '#kernel/time.ts';
import { arrivalOf, kilometresOf, minutesAt, slowMinutesAt } from './journey.ts';

const at = (hour: number) => instantInIndia('2026-11-23', hour * 60);

test('a journey is slowest in the evening rush, and at no hour slower than what the board reckons with', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => minutesAt(65, at(hour)));
  expect(Math.max(...hours)).toBeCloseTo(65, 1);
  expect(hours.indexOf(Math.max(...hours))).toBe(18);
  expect(Math.min(...hours)).toBeCloseTo(5 + 60 * (20.2 / 34), 1);
  expect(arrivalOf(65, at(18)) - at(18)).toBe(65 * MINUTE);
});

test('one in twenty takes half as long again, in the rush two thirds', () => {
  expect(slowMinutesAt(35, at(13)) / minutesAt(35, at(13))).toBeCloseTo(1.46, 2);
  expect(slowMinutesAt(35, at(18)) / minutesAt(35, at(18))).toBeCloseTo(1.67, 2);
});

test('kilometres are told to the half', () => {
  expect([5, 10, 35, 65].map(kilometresOf)).toEqual([0.5, 1.5, 10, 20]);
});
