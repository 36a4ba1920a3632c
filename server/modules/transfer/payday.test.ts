import { expect, test } from 'vitest';
import { toIndiaIso } from '#kernel/time.ts';
import { nextAskedPay, nextPayday } from './payday.ts';

test.each([
  ['2026-11-22T23:59:00+05:30', '2026-11-23T10:00:00+05:30'],
  ['2026-11-23T10:00:00+05:30', '2026-11-23T10:00:00+05:30'],
  ['2026-11-23T10:01:00+05:30', '2026-11-30T10:00:00+05:30'],
  ['2026-11-28T12:00:00+05:30', '2026-11-30T10:00:00+05:30'],
])('after %s Karigars are paid at %s', (from, payday) => {
  expect(toIndiaIso(nextPayday(Date.parse(from)))).toBe(payday);
});

test.each([
  ['2026-11-24T12:00:00+05:30', false, '2026-11-24T16:00:00+05:30'],
  ['2026-11-24T16:00:00+05:30', false, '2026-11-25T16:00:00+05:30'],
  ['2026-11-24T12:00:00+05:30', true, '2026-11-25T16:00:00+05:30'],
  ['2026-11-22T17:00:00+05:30', false, '2026-11-23T10:00:00+05:30'],
  ['2026-11-23T09:00:00+05:30', false, '2026-11-23T10:00:00+05:30'],
  ['2026-11-23T11:00:00+05:30', true, '2026-11-24T16:00:00+05:30'],
])('whoever asks for pay at %s is paid at the next hour of paying', (now, paidToday, payAt) => {
  const asked = { paidToday, waitsUntil: null };
  expect(toIndiaIso(nextAskedPay(Date.parse(now), asked))).toBe(payAt);
});

test.each([
  ['2026-11-25T11:00:00+05:30', '2026-11-25T16:00:00+05:30'],
  ['2026-11-25T17:00:00+05:30', '2026-11-26T16:00:00+05:30'],
  ['2026-11-30T09:00:00+05:30', '2026-11-30T10:00:00+05:30'],
  ['2026-11-24T11:00:00+05:30', '2026-11-24T16:00:00+05:30'],
])(
  'whose new account is used from %s is paid at the next hour of paying after that',
  (used, payAt) => {
    const asked = { paidToday: false, waitsUntil: Date.parse(used) };
    const now = Date.parse('2026-11-24T12:00:00+05:30');
    expect(toIndiaIso(nextAskedPay(now, asked))).toBe(payAt);
  },
);
