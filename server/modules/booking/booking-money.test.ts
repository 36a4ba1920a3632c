import { describe, expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import type { Booking, Instalment } from './booking.ts';
import { type MoneyMoved, moneyOf, NOTHING_MOVED } from './booking-money.ts';
import { dueInstalments } from './instalments.ts';

const NOW = Date.parse('2026-11-23T04:30:00Z');
const part = (change: Partial<Instalment> = {}): Instalment => ({
  ...{ position: 1, kind: 'full', amountPaise: 60_000, dueAt: NOW, paidAt: null },
  ...change,
});
const money = (
  status: Booking['status'],
  moved: Partial<MoneyMoved> = {},
  parts = [part({ paidAt: NOW })],
) =>
  moneyOf(
    { status, holdUntil: null, paymentMethod: 'upi' },
    parts,
    { ...NOTHING_MOVED, ...moved },
    NOW,
  );

describe('that something went back never hides what is paid', () => {
  test('paid twice, one given back: the booking is paid', () => {
    const twice = { refundedPaise: 60_000, unwantedPaise: 60_000 };
    expect(money('pending', twice)).toMatchObject({ state: 'paid', withUsPaise: 60_000 });
    const underWay = { refundingPaise: 60_000, unwantedPaise: 60_000 };
    expect(money('assigned', underWay)).toMatchObject({ state: 'paid' });
  });

  test('a kindness of ₹200 after the work: the visit is paid, and ₹400 of it are with us', () => {
    expect(money('completed', { refundedPaise: 20_000 })).toMatchObject({
      ...{ state: 'paid', paidPaise: 60_000, refundedPaise: 20_000, withUsPaise: 40_000 },
    });
  });

  test('all of it back, or a booking that has ended: then it says so', () => {
    expect(money('completed', { refundedPaise: 60_000 }).state).toBe('refunded');
    expect(money('cancelled', { refundingPaise: 42_000 }).state).toBe('refunding');
    const late = { refundedPaise: 60_000, unwantedPaise: 60_000 };
    expect(money('expired', late, [part()]).state).toBe('refunded');
  });

  test('what could not go back the way it came is back as well', () => {
    expect(money('cancelled', { creditedPaise: 60_000 })).toMatchObject({
      ...{ state: 'paid', creditedPaise: 60_000, withUsPaise: 0 },
    });
  });
});

test('all parts whose time has come are due, not only the first: no day that is over is called a later one', () => {
  const day = (position: number, dueAt: number) =>
    part({ position, kind: 'event-day', amountPaise: 20_000, dueAt });
  const parts = [
    part({ kind: 'advance', amountPaise: 480_000, paidAt: NOW - DAY }),
    ...[day(2, NOW - 2 * DAY), day(3, NOW - DAY), day(4, NOW), day(5, NOW + DAY)],
    part({ position: 6, kind: 'completion', amountPaise: 60_000, dueAt: NOW + DAY }),
  ];
  expect(money('in_progress', {}, parts).duePositions).toEqual([2, 3, 4]);
  expect(money('completed', {}, parts).duePositions).toEqual([2, 3, 4, 5, 6]);
  expect(money('cancelled', {}, parts).duePositions).toEqual([]);
  const over = { status: 'pending', holdUntil: NOW, paymentMethod: 'cash' } as const;
  expect(dueInstalments(over, parts, NOW)).toEqual([]);
});

test('nothing more is to come of a booking that has ended or whose hold is over', () => {
  const unpaid = [part()];
  expect(money('pending', {}, unpaid)).toMatchObject({ state: 'due', laterPaise: 0 });
  expect(money('cancelled', {}, unpaid)).toMatchObject({ state: 'not-needed', laterPaise: 0 });
  const over = { status: 'assigned', holdUntil: NOW, paymentMethod: 'cash' } as const;
  expect(moneyOf(over, unpaid, NOTHING_MOVED, NOW)).toMatchObject({
    ...{ state: 'not-needed', laterPaise: 0, dueNow: undefined },
  });
});
