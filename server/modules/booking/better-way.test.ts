import { expect, test } from 'vitest';
import { POLICY_VERSION } from '#contract/policy.ts';
import { HOUR, MINUTE } from '#kernel/time.ts';
import { betterWay } from './better-way.ts';
import type { Booking } from './booking.ts';

const START = Date.parse('2026-11-23T04:30:00Z');
const PAID = 80_000;
const booking = (change: Partial<Booking>): Booking =>
  ({
    ...{ category: 'daily', status: 'dispatched', pricePaise: PAID, feeFloorPaise: 0 },
    ...{ startsAt: START, createdAt: START - 48 * HOUR, firmAt: START - 48 * HOUR },
    ...{
      holdUntil: null,
      excusedUntil: null,
      suspension: null,
      policyVersion: POLICY_VERSION,
      reassigningSince: null,
      brokenDownAt: null,
    },
    ...change,
  }) as Booking;
const wayAt = (minutes: number, change: Partial<Booking> = {}) =>
  betterWay(booking(change), PAID, START + minutes * MINUTE);
const cameNot = (from: number) => ({
  ...{ by: 'nobody-came', from: START + from * MINUTE, refundPaise: PAID, creditPaise: 40_000 },
});

test('before the promised hour nothing is better than the table of fees', () => {
  expect(wayAt(-1)).toBeNull();
});

test('in the first quarter of an hour it is said when cancelling becomes free', () => {
  const free = { by: 'late', from: START + 15 * MINUTE, refundPaise: PAID, creditPaise: 0 };
  expect(wayAt(0)).toEqual(free);
  expect(wayAt(14, { status: 'assigned' })).toEqual(free);
});

test('after that it says when the visit counts as missed, which refunds everything and half the price on top; also once that hour is over', () => {
  expect(wayAt(15)).toEqual(cameNot(30));
  expect(wayAt(45)).toEqual(cameNot(30));
});

test('a delay that the customer asked for moves both', () => {
  const putOff = { excusedUntil: START + 20 * MINUTE };
  expect(wayAt(16, putOff)).toMatchObject({ by: 'late', from: START + 35 * MINUTE });
  expect(wayAt(36, putOff)).toEqual(cameNot(50));
});

test('without a Karigar it says when we call it off ourselves; once the Karigar has arrived there is nothing better', () => {
  const pending = { status: 'pending' } as const;
  expect(wayAt(-61, pending)).toBeNull();
  expect(wayAt(-60, pending)).toEqual({
    ...{ by: 'nobody-found', from: START + 15 * MINUTE, refundPaise: PAID, creditPaise: 40_000 },
  });
  expect(wayAt(-60, { ...pending, holdUntil: START })).toBeNull();
  expect(wayAt(40, { status: 'arrived' })).toBeNull();
});
