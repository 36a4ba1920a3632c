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

describe('a refund never hides that the booking is paid', () => {
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

  test('money returned by another way than it came counts as returned', () => {
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

test('a fee for one day of a booking that goes on is due at once, whatever else is not, and after its advance', () => {
  const fee = part({ position: 4, kind: 'cancellation-fee', amountPaise: 10_000 });
  const fees = [fee, { ...fee, position: 5, amountPaise: 5_000 }];
  const later = part({ position: 2, kind: 'event-day', dueAt: NOW + 3 * DAY });
  const advance = part({ kind: 'advance', amountPaise: 160_000, dueAt: NOW + DAY });
  const paid = { ...advance, paidAt: NOW - DAY };
  expect(money('assigned', {}, [paid, later, ...fees])).toMatchObject({
    ...{ duePositions: [4, 5], dueAllPaise: 15_000, laterPaise: 60_000, owedPaise: 15_000 },
  });
  expect(money('assigned', {}, [advance, later, ...fees]).duePositions).toEqual([1, 4, 5]);
  const cash = { status: 'assigned', holdUntil: null, paymentMethod: 'cash' } as const;
  expect(dueInstalments(cash, [part({ dueAt: NOW + DAY }), ...fees], NOW)).toEqual(fees);
  expect(dueInstalments({ ...cash, holdUntil: NOW }, [advance, ...fees], NOW)).toEqual([]);
  expect(money('cancelled', {}, [part(), ...fees]).dueAllPaise).toBe(15_000);
  const expired = money('expired', {}, [advance, later, ...fees]);
  expect(expired).toMatchObject({ duePositions: [], owedPaise: 0 });
});

test('parts that are due at once are no part of what comes later, and both together are what is unpaid', () => {
  const day = (position: number, dueAt: number) =>
    part({ position, kind: 'event-day', amountPaise: 20_000, dueAt });
  const parts = [
    part({ kind: 'advance', amountPaise: 480_000, paidAt: NOW - DAY }),
    ...[day(2, NOW - DAY), day(3, NOW), day(4, NOW + DAY)],
  ];
  expect(money('in_progress', {}, parts)).toMatchObject({
    ...{ dueAllPaise: 40_000, laterPaise: 20_000, unpaidPaise: 60_000 },
  });
});

test('the customer owes only for what has ended: a fee, and the unpaid part of accepted work', () => {
  const fee = part({ position: 2, kind: 'cancellation-fee', amountPaise: 6_000 });
  expect(money('pending', {}, [part()]).owedPaise).toBe(0);
  expect(money('done', {}, [part()]).owedPaise).toBe(0);
  expect(money('completed', {}, [part()]).owedPaise).toBe(60_000);
  expect(money('cancelled', {}, [part(), fee]).owedPaise).toBe(6_000);
  expect(money('cancelled', {}, [part({ paidAt: NOW }), { ...fee, paidAt: NOW }]).owedPaise).toBe(
    0,
  );
});

test('the cash to collect at the visit is all that is unpaid, except the part due on acceptance', () => {
  const parts = [
    part({ kind: 'advance', amountPaise: 160_000, paidAt: NOW - DAY }),
    part({ position: 2, kind: 'event-day', amountPaise: 20_000 }),
    part({ position: 3, kind: 'completion', amountPaise: 20_000 }),
  ];
  const cash = { status: 'assigned', holdUntil: null, paymentMethod: 'cash' } as const;
  expect(moneyOf(cash, parts, NOTHING_MOVED, NOW).atDoorPaise).toBe(20_000);
  expect(money('assigned', {}, parts).atDoorPaise).toBe(0);
});

test('no further payment is expected for a booking that has ended or whose hold has lapsed', () => {
  const unpaid = [part()];
  expect(money('pending', {}, unpaid)).toMatchObject({ state: 'due', laterPaise: 0 });
  expect(money('cancelled', {}, unpaid)).toMatchObject({ state: 'not-needed', laterPaise: 0 });
  const over = { status: 'assigned', holdUntil: NOW, paymentMethod: 'cash' } as const;
  expect(moneyOf(over, unpaid, NOTHING_MOVED, NOW)).toMatchObject({
    ...{ state: 'not-needed', laterPaise: 0, dueNow: undefined },
  });
});

describe('money paid is held while the booking goes on and kept once it is over', () => {
  test('₹600 were paid and ₹200 went back: ₹400 are held, and kept after the work was accepted', () => {
    const moved = { refundedPaise: 20_000 };
    expect(money('in_progress', moved)).toMatchObject({ heldPaise: 40_000, keptPaise: 0 });
    expect(money('completed', moved)).toMatchObject({ heldPaise: 0, keptPaise: 40_000 });
  });

  test('the open amount is the due and the later parts, and nothing once a hold has lapsed', () => {
    const parts = [
      part({ kind: 'advance', amountPaise: 160_000, dueAt: NOW + DAY }),
      part({ position: 2, kind: 'event-day', amountPaise: 40_000, dueAt: NOW + 2 * DAY }),
    ];
    expect(money('pending', {}, parts).unpaidPaise).toBe(200_000);
    expect(money('expired', {}, parts).unpaidPaise).toBe(0);
  });

  test('what its customer has had back says what is on its way, what is credit and what we gave on top', () => {
    const moved = { refundingPaise: 30_000, creditedPaise: 30_000, goodwillPaise: 15_000 };
    expect(money('no_show_provider', moved)).toMatchObject({ backPaise: 75_000, keptPaise: 0 });
  });
});
