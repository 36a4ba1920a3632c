import { expect, test } from 'vitest';
import { toIndiaIso } from '#kernel/time.ts';
import { nextPayday } from './payday.ts';

test.each([
  ['2026-11-22T23:59:00+05:30', '2026-11-23T10:00:00+05:30'],
  ['2026-11-23T10:00:00+05:30', '2026-11-23T10:00:00+05:30'],
  ['2026-11-23T10:01:00+05:30', '2026-11-30T10:00:00+05:30'],
  ['2026-11-28T12:00:00+05:30', '2026-11-30T10:00:00+05:30'],
])('after %s Karigars are paid at %s', (from, payday) => {
  expect(toIndiaIso(nextPayday(Date.parse(from)))).toBe(payday);
});
