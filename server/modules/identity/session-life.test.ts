import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#kernel/time.ts';
import { openSession, slideSession } from './session-life.ts';

const NOW = 1_795_000_000_000;

test('R35 a remembered session lasts 30 days, another a day', () => {
  expect(openSession(true, NOW).expiresAt).toBe(NOW + 30 * DAY);
  expect(openSession(false, NOW).expiresAt).toBe(NOW + DAY);
});

test('a session seen a moment ago is left alone', () => {
  expect(slideSession(openSession(true, NOW), NOW + 5 * MINUTE - 1)).toBeUndefined();
});

test('a session seen again later slides by its whole length', () => {
  const later = NOW + 5 * MINUTE;
  expect(slideSession(openSession(true, NOW), later)).toEqual(openSession(true, later));
  expect(slideSession(openSession(false, NOW), later)).toEqual(openSession(false, later));
});
