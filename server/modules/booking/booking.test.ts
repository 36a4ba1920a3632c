import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES } from '#contract/customer/booking.ts';
import { legalMoves, moves } from '#contract/lifecycle.ts';
import { dateInIndia, HOUR, instantInIndia, MINUTE } from '#kernel/time.ts';
import type { Booking, Instalment } from './booking.ts';
import { decideExpiry } from './expiry.ts';
import { dueInstalment, planInstalments } from './instalments.ts';
import { decidePlacing, type PlacingRequest } from './placing.ts';
import { bookingReference } from './reference.ts';
import { decideSettling, mayRebook } from './settling.ts';

const NOW = Date.parse('2026-11-21T04:30:00Z');
const VISIT = { startsAt: NOW + 48 * HOUR, endsAt: NOW + 50 * HOUR };

const request = (change: Partial<PlacingRequest> = {}): PlacingRequest => ({
  id: 'b1',
  reference: 'AGN-7F3K-21QX',
  requestHash: 'hash',
  person: {
    id: 'u1',
    name: 'Asha Kulkarni',
    email: 'asha@example.com',
    mobile: null,
    mobileProven: true,
  },
  service: { id: 4, slug: 'wedding-planning', name: 'Wedding Planning', category: 'event' },
  option: null,
  pricePaise: 2_500_000,
  shownPricePaise: 2_500_000,
  durationMinutes: 120,
  startsAt: VISIT.startsAt,
  address: { street: 'A-1', city: 'Mumbai', state: 'Maharashtra', pincode: '400058', landmark: '' },
  paymentMethod: 'upi',
  ...change,
});

const placed = (change: Partial<PlacingRequest> = {}) => {
  const outcome = decidePlacing(request(change), NOW);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
};

const booking = (change: Partial<Booking> = {}): Booking => ({ ...placed().booking, ...change });

describe('instalments', () => {
  test('LIFE-05 an event is paid 80/10/10, ₹25,000 as 20,000 and 2,500 and 2,500', () => {
    const parts = planInstalments('event', 'upi', 2_500_000, VISIT, NOW);
    expect(parts.map((part) => [part.kind, part.amountPaise])).toEqual([
      ['advance', 2_000_000],
      ['event-day', 250_000],
      ['completion', 250_000],
    ]);
  });

  test('the parts always add up to the price, to the paisa, in order of their due dates', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000_000 }),
        fc.constantFrom('daily', 'event', 'religious'),
        fc.constantFrom('upi', 'card', 'cash'),
        (price, category, method) => {
          const parts = planInstalments(category, method, price, VISIT, NOW);
          expect(parts.reduce((sum, part) => sum + part.amountPaise, 0)).toBe(price);
          expect(parts.every((part) => part.amountPaise > 0)).toBe(true);
          expect(parts).toEqual(parts.toSorted((one, other) => one.dueAt - other.dueAt));
        },
      ),
    );
  });

  test('an event’s cash advance is due a day after booking, or six hours before an earlier start', () => {
    const due = (startsAt: number) =>
      planInstalments('event', 'cash', 100_000, { startsAt, endsAt: startsAt + HOUR }, NOW)[0]
        ?.dueAt;
    expect(due(NOW + 48 * HOUR)).toBe(NOW + 24 * HOUR);
    expect(due(NOW + 25 * HOUR)).toBe(NOW + 19 * HOUR);
  });

  test('what is due now: the price online, nothing for cash at the visit, the advance early, later parts in time', () => {
    const paid = (parts: Instalment[], count: number) =>
      parts.map((part, index) => (index < count ? { ...part, paidAt: NOW } : part));
    const event = planInstalments('event', 'cash', 100_000, VISIT, NOW);
    const daily = (method: 'upi' | 'cash') => planInstalments('daily', method, 50_000, VISIT, NOW);
    const by = (paymentMethod: 'upi' | 'cash', change: Partial<Booking> = {}) =>
      booking({ paymentMethod, holdUntil: null, ...change });
    const cash = by('cash');
    expect(dueInstalment(by('upi'), daily('upi'), NOW)?.amountPaise).toBe(50_000);
    expect(dueInstalment(cash, daily('cash'), VISIT.endsAt)).toBeUndefined();
    expect(dueInstalment(cash, event, NOW)?.kind).toBe('advance');
    expect(dueInstalment(cash, paid(event, 1), NOW)).toBeUndefined();
    expect(dueInstalment(cash, paid(event, 1), VISIT.startsAt)?.kind).toBe('event-day');
    // "On the event day" begins at its midnight in India.
    const midnight = instantInIndia(dateInIndia(VISIT.startsAt));
    expect(dueInstalment(cash, paid(event, 1), midnight)?.kind).toBe('event-day');
    expect(dueInstalment(cash, paid(event, 1), midnight - 1)).toBeUndefined();
    expect(dueInstalment(cash, paid(event, 2), VISIT.endsAt + HOUR)).toBeUndefined();
    const accepted = by('cash', { status: 'completed' });
    expect(dueInstalment(accepted, paid(event, 2), VISIT.startsAt)?.kind).toBe('completion');
    expect(dueInstalment(accepted, paid(event, 3), VISIT.endsAt)).toBeUndefined();
    expect(dueInstalment(by('upi', { holdUntil: NOW }), daily('upi'), NOW)).toBeUndefined();
    const fee = { position: 2, kind: 'cancellation-fee', amountPaise: 5_000, dueAt: NOW } as const;
    const cancelled = by('cash', { status: 'cancelled' });
    const withFee = [...daily('cash'), { ...fee, paidAt: null }];
    expect(dueInstalment(cancelled, withFee, NOW)?.amountPaise).toBe(5_000);
    expect(dueInstalment(cancelled, paid(withFee, 2), NOW)).toBeUndefined();
  });
});

describe('placing', () => {
  test('a price that is not the shown one is refused, and the answer names it', () => {
    expect(decidePlacing(request({ shownPricePaise: 1 }), NOW)).toEqual({
      ok: false,
      refusal: { code: 'price-changed', params: { pricePaise: 2_500_000 } },
    });
  });

  test('online waits for its money for fifteen minutes; cash is firm at once', () => {
    expect(placed().booking).toMatchObject({ firmAt: null, holdUntil: NOW + 15 * MINUTE });
    expect(placed().payment).toBeNull();
    const pooja = { id: 8, slug: 'satyanarayan-pooja', name: 'Satyanarayan Pooja' };
    const service = { ...pooja, category: 'religious' as const };
    const cash = placed({ paymentMethod: 'cash', service });
    expect(cash.booking).toMatchObject({ firmAt: NOW, holdUntil: null });
    expect(cash.payment).toMatchObject({ mode: 'cash', status: 'success', amountPaise: 2_500_000 });
  });

  test('a cash event is firm, records its advance, and expires if that does not come', () => {
    const cash = placed({ paymentMethod: 'cash' });
    expect(cash.booking).toMatchObject({ firmAt: NOW, holdUntil: NOW + 24 * HOUR });
    expect(cash.payment?.amountPaise).toBe(2_000_000);
  });
});

describe('lifecycle', () => {
  test('every move names states that exist, and every legal move is found', () => {
    for (const move of Object.values(moves)) {
      for (const state of [...move.from, move.to]) expect(BOOKING_STATUSES).toContain(state);
    }
    expect(legalMoves('expired')).toEqual(['lateSettle']);
    expect(legalMoves('completed')).toEqual([]);
  });

  test('a hold waits, is extended once if the gateway says pending, and then expires', () => {
    const holdUntil = NOW + 15 * MINUTE;
    expect(decideExpiry(booking(), false, holdUntil - 1).kind).toBe('wait');
    expect(decideExpiry(booking(), false, holdUntil).kind).toBe('expire');
    expect(decideExpiry(booking(), true, holdUntil)).toEqual({
      kind: 'extend',
      until: holdUntil + 10 * MINUTE,
    });
    expect(decideExpiry(booking({ holdExtended: true }), true, holdUntil).kind).toBe('expire');
    expect(decideExpiry(booking({ holdUntil: null }), false, holdUntil).kind).toBe('settled');
    expect(decideExpiry(booking({ status: 'expired' }), false, holdUntil).kind).toBe('settled');
  });

  test('money settles a living booking, comes late to an expired one, and goes back otherwise', () => {
    const [advance] = placed().instalments;
    const wanted = advance?.amountPaise ?? 0;
    const kind = (change: Partial<Booking>, paidAt: number | null = null, more = 0) =>
      decideSettling(booking(change), advance && { ...advance, paidAt }, wanted + more).kind;
    expect(kind({})).toBe('settle');
    expect(kind({ status: 'expired' })).toBe('late');
    expect(kind({ status: 'cancelled' })).toBe('give-back');
    expect(kind({}, NOW)).toBe('give-back');
    expect(kind({}, null, 1)).toBe('give-back');
    expect(kind({ status: 'expired', requestHash: '' })).toBe('give-back');
    expect(decideSettling(booking(), undefined, 1).kind).toBe('give-back');
    expect(mayRebook(booking(), VISIT.startsAt)).toBe(false);
  });
});

test('a reference can be read out: no letter that looks like a figure', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
      expect(bookingReference(random)).toMatch(/^AGN-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    }),
  );
});
