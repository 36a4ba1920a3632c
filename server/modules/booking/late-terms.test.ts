import { expect, test } from 'vitest';
import { POLICY_VERSION } from '#contract/policy.ts';
import { HOUR, MINUTE } from '#kernel/time.ts';
import type { Booking } from './booking.ts';
import { lateTerms } from './late-terms.ts';

const START = Date.parse('2026-11-23T04:30:00Z');
const PAID = 80_000;
const booking = (change: Partial<Booking>): Booking =>
  ({
    ...{ category: 'daily', status: 'dispatched', pricePaise: PAID, startsAt: START },
    ...{ firmAt: START - 48 * HOUR, brokenDownAt: null, excusedUntil: null, suspension: null },
    policyVersion: POLICY_VERSION,
    ...change,
  }) as Booking;
const termsAt = (minutes: number, change: Partial<Booking> = {}, paidPaise = PAID) =>
  lateTerms(booking(change), paidPaise, START + minutes * MINUTE);

test('before the promised hour, and once somebody is at the door, nothing is owed for being late', () => {
  expect(termsAt(-1)).toBeNull();
  expect(termsAt(20, { status: 'arrived' })).toBeNull();
});

test('from the promised hour on it says when cancelling is free, and what comes back when nobody has come', () => {
  const owed = {
    ...{ promisedAt: START, freeFrom: START + 15 * MINUTE, owedFrom: START + 30 * MINUTE },
    ...{ refundPaise: PAID, creditPaise: 40_000 },
  };
  expect(termsAt(0, { status: 'assigned' })).toEqual(owed);
  expect(termsAt(45)).toEqual(owed);
});

test('who has paid nothing yet is owed credit alone', () => {
  expect(termsAt(20, {}, 0)).toMatchObject({ refundPaise: 0, creditPaise: 40_000 });
});

test('a delay that the customer asked for counts from then on', () => {
  const putOff = { excusedUntil: START + 20 * MINUTE };
  expect(termsAt(19, putOff)).toBeNull();
  expect(termsAt(20, putOff)).toMatchObject({
    promisedAt: START + 20 * MINUTE,
    freeFrom: START + 35 * MINUTE,
    owedFrom: START + 50 * MINUTE,
  });
});
