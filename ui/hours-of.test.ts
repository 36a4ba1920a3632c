import { expect, test } from 'vitest';
import { hoursOf } from './hours-of.ts';

test.each([
  [60, 1],
  [90, undefined],
  [135, undefined],
  [180, 3],
  [195, 3.3],
  [200, 3.3],
  [720, 12],
])('a length of %i minutes is said in hours where it reads as such: %s', (minutes, hours) => {
  expect(hoursOf(minutes)).toBe(hours);
});
