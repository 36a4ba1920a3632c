import { expect, test } from 'vitest';
import { dueAtBooking, paymentParts } from './payment-terms.ts';

test('an event shows its 80, 10 and 10 percent, which add up to the price', () => {
  const parts = paymentParts('event', 25_000_00);
  expect(parts.map(({ percent, amountPaise }) => [percent, amountPaise])).toEqual([
    [80, 20_000_00],
    [10, 2_500_00],
    [10, 2_500_00],
  ]);
  const odd = paymentParts('event', 2_000_01);
  expect(odd.reduce((sum, part) => sum + part.amountPaise, 0)).toBe(2_000_01);
});

test('daily and religious services are paid in one piece', () => {
  expect(paymentParts('daily', 500_00)).toEqual([]);
  expect(paymentParts('religious', 11_000_00)).toEqual([]);
});

test('what is due now: the advance, the price, or with cash nothing', () => {
  expect(dueAtBooking('event', 'upi', 25_000_00)).toBe(20_000_00);
  expect(dueAtBooking('religious', 'card', 11_000_00)).toBe(11_000_00);
  expect(dueAtBooking('event', 'cash', 25_000_00)).toBe(0);
});
