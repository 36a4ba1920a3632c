import { expect, test } from 'vitest';
import { instantInIndia } from '#kernel/time.ts';
import { callBackBy } from './office-hours.ts';

const at = (day: number, hour: number, minute = 0) =>
  instantInIndia(`2026-11-${day}`, hour * 60 + minute);

test.each([
  ['in the middle of the day', at(22, 14), at(22, 15)],
  ['an hour before people go home', at(22, 20), at(22, 21)],
  ['half an hour before that, the rest is done in the morning', at(22, 20, 30), at(23, 9, 30)],
  ['at night', at(22, 23), at(23, 10)],
  ['before people come', at(22, 6), at(22, 10)],
])('a customer who asks %s is called within one hour of calling time', (_, asked, called) => {
  expect(callBackBy(asked)).toBe(called);
});
