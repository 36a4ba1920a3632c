import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '#kernel/time.ts';
import type { Booking, Instalment } from './booking.ts';
import { quoteFee } from './cancelling.ts';
import { planInstalments } from './instalments.ts';
import { decidePlacing } from './placing.ts';
import { decideRescheduling, mayReschedule, movesLeft } from './rescheduling.ts';

const NOW = Date.parse('2026-11-21T04:30:00Z');
const START = NOW + 5 * HOUR;

const booking = (change: Partial<Booking> = {}): Booking => {
  const placing = decidePlacing(
    {
      id: 'b1',
      reference: 'AGN-7F3K-21QX',
      requestHash: 'hash',
      person: { id: 'u1', name: 'Asha Kulkarni', email: null, mobile: null, mobileProven: true },
      service: { id: 3, slug: 'plumbing', name: 'Plumbing', category: 'daily' },
      option: null,
      pricePaise: 80_000,
      shownPricePaise: 80_000,
      durationMinutes: 90,
      startsAt: START,
      address: { street: 'A', city: 'Mumbai', state: 'MH', pincode: '400058', landmark: '' },
      paymentMethod: 'upi',
    },
    NOW - 3 * DAY,
  );
  if (!placing.ok) throw new Error(placing.refusal.code);
  return { ...placing.value.booking, holdUntil: null, firmAt: NOW, ...change };
};
const moved = (
  one: Booking,
  wish: { startsAt: number; shownFloorPaise?: number },
  parts: readonly Instalment[] = [],
) => decideRescheduling(one, parts, { shownFloorPaise: 0, ...wish }, NOW);

describe('moving a visit', () => {
  test('it keeps its length and its price, nobody is assigned, and it counts', () => {
    const outcome = moved(booking(), { startsAt: START + DAY });
    expect(outcome).toMatchObject({
      ok: true,
      value: { startsAt: START + DAY, endsAt: START + DAY + 1.5 * HOUR, reschedules: 1 },
    });
  });

  test('within 24 hours it fixes the fee of this moment as a floor: moving first does not make cancelling free', () => {
    const assigned = booking({ status: 'assigned' });
    expect(moved(assigned, { startsAt: START + 9 * DAY })).toMatchObject({
      refusal: { code: 'fee-changed', params: { feeFloorPaise: 8_000 } },
    });
    const outcome = moved(assigned, { startsAt: START + 9 * DAY, shownFloorPaise: 8_000 });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const after = { ...assigned, ...outcome.value, status: 'pending' } as const;
    expect(quoteFee(after, NOW)).toMatchObject({ reason: 'rescheduled', feePaise: 8_000 });
    // Moved once more, free by the table, the floor stays.
    expect(moved(after, { startsAt: START + DAY, shownFloorPaise: 8_000 })).toMatchObject({
      value: { feeFloorPaise: 8_000, reschedules: 2 },
    });
  });

  test('three times, and not once the Karigar has set out', () => {
    expect(movesLeft(booking())).toBe(3);
    expect(moved(booking({ reschedules: 3 }), { startsAt: START + DAY })).toMatchObject({
      refusal: { code: 'rescheduled-too-often' },
    });
    expect(moved(booking({ status: 'dispatched' }), { startsAt: START + DAY })).toMatchObject({
      refusal: { code: 'not-reschedulable' },
    });
  });

  test('an unpaid hold that is over moves nowhere', () => {
    expect(mayReschedule(booking({ holdUntil: NOW }), NOW)).toBe(false);
    expect(mayReschedule(booking({ holdUntil: NOW + 1 }), NOW)).toBe(true);
  });

  test('LIFE-05 the unpaid parts of an event follow it, and with them the hour at which its cash advance is due', () => {
    const event = booking({
      category: 'event',
      paymentMethod: 'cash',
      createdAt: NOW - HOUR,
      startsAt: NOW + 26 * HOUR,
      endsAt: NOW + 28 * HOUR,
      untilAt: NOW + 28 * HOUR,
      holdUntil: NOW + 20 * HOUR,
    });
    const parts = planInstalments('event', 'cash', 80_000, event, event.createdAt);
    const startsAt = NOW + 72 * HOUR;
    const outcome = moved(event, { startsAt }, parts);
    expect(outcome).toMatchObject({
      value: {
        holdUntil: event.createdAt + 24 * HOUR,
        due: [
          { position: 1, dueAt: event.createdAt + 24 * HOUR },
          { position: 2, dueAt: startsAt },
          { position: 3, dueAt: startsAt + 2 * HOUR },
        ],
      },
    });
    const paid = parts.map((part, index) => (index === 0 ? { ...part, paidAt: NOW } : part));
    const firm = moved({ ...event, holdUntil: null }, { startsAt }, paid);
    expect(firm).toMatchObject({
      value: { holdUntil: null, due: [{ position: 2 }, { position: 3 }] },
    });
    // Money was on its way when its hour came: it keeps the minutes that it was given for it.
    const late = { ...event, createdAt: NOW - DAY - 1, holdUntil: NOW + HOUR, holdExtended: true };
    expect(moved(late, { startsAt }, parts)).toMatchObject({ value: { holdUntil: NOW + HOUR } });
  });
});
