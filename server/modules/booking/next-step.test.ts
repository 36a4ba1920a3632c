import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES } from '#contract/booking-statuses.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import type { Booking } from './booking.ts';
import { nextStepOf, type VisitMoments } from './next-step.ts';

const NOW = Date.parse('2026-11-24T10:00:00+05:30');
const START = NOW + DAY;
const PAID = { state: 'paid', dueNowPaise: 0 } as const;
const OPEN = { state: 'due', dueNowPaise: 50_000 } as const;
const NONE: VisitMoments = { leaveAt: null, finishedAt: null };

const booking = (change: Partial<Booking> = {}): Booking =>
  ({
    ...{ status: 'pending', category: 'daily', paymentMethod: 'upi', firmAt: NOW, days: 1 },
    ...{ startsAt: START, endsAt: START + HOUR, untilAt: START + HOUR, holdUntil: null },
    ...{
      reassigningSince: null,
      arrivedAt: null,
      brokenDownAt: null,
      excusedUntil: null,
      suspension: null,
    },
    ...change,
  }) as Booking;

const next = (
  change: Partial<Booking>,
  {
    payment = PAID,
    visit = NONE,
    now = NOW,
  }: {
    payment?: Parameters<typeof nextStepOf>[1];
    visit?: VisitMoments;
    now?: number;
  } = {},
) => nextStepOf(booking(change), payment, visit, now);

describe('what happens next', () => {
  test('a payment or a proof, until the slot is released', () => {
    const held = { firmAt: null, holdUntil: NOW + 15 * MINUTE };
    expect(next(held, { payment: OPEN })).toEqual({ kind: 'pay', by: held.holdUntil });
    expect(next({ ...held, paymentMethod: 'cash' })).toEqual({ kind: 'prove', by: held.holdUntil });
  });

  test('nothing is asked for while a payment is checked', () => {
    expect(next({ firmAt: null }, { payment: { state: 'checking', dueNowPaise: 50_000 } })).toEqual(
      {
        ...{ kind: 'checking', by: null },
      },
    );
  });

  test('a Karigar is assigned by an hour before, else we call the visit off', () => {
    expect(next({})).toEqual({ kind: 'assign', by: START - HOUR });
    const late = next({}, { now: START - HOUR });
    expect(late).toEqual({ kind: 'call-off', by: START + 15 * MINUTE });
  });

  test('setting out, arriving, the code, the end of the work and a look at it', () => {
    const visit = { leaveAt: START - 40 * MINUTE, finishedAt: START + 50 * MINUTE };
    expect(next({ status: 'assigned' }, { visit })).toEqual({ kind: 'set-out', by: visit.leaveAt });
    expect(next({ status: 'dispatched' })).toEqual({ kind: 'arrive', by: START });
    expect(next({ status: 'arrived' })).toEqual({ kind: 'start-code', by: null });
    expect(next({ status: 'in_progress' })).toEqual({ kind: 'finish', by: START + HOUR });
    expect(next({ status: 'done' }, { visit })?.by).toBe(visit.finishedAt + DAY);
  });

  test('nobody is due, and no work ends, at a time that is over', () => {
    const leaveAt = START - 40 * MINUTE;
    const late = { visit: { ...NONE, leaveAt }, now: START + 61 * MINUTE };
    expect(next({ status: 'assigned' }, late)).toEqual({ kind: 'set-out', by: null });
    expect(next({ status: 'dispatched' }, late)).toEqual({ kind: 'arrive', by: null });
    expect(next({ status: 'in_progress' }, late)).toEqual({ kind: 'finish', by: null });
    const inTime = { ...late, now: START };
    expect(next({ status: 'dispatched' }, inTime)).toEqual({ kind: 'arrive', by: START });
  });

  test('every state has an answer while money moves or work is open', () => {
    for (const status of BOOKING_STATUSES)
      expect(
        next({ status }, { payment: { state: 'refunding', dueNowPaise: 0 } }),
        status,
      ).not.toBe(null);
    expect(next({ status: 'completed' })).toBe(null);
    expect(next({ status: 'cancelled' }, { payment: OPEN })).toEqual({ kind: 'due', by: null });
  });
});
