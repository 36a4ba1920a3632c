import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POLICY_VERSION, policy } from '#contract/policy.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { type Cancellable, capPercent, quoteCancellation, quoteFee } from './cancelling.ts';

const START = Date.parse('2026-11-23T04:30:00Z');
const PRICE = 80_000;

const booking = (change: Partial<Cancellable> = {}): Cancellable => ({
  status: 'assigned',
  pricePaise: PRICE,
  startsAt: START,
  createdAt: START - 5 * DAY,
  feeFloorPaise: 0,
  excusedUntil: null,
  suspension: null,
  policyVersion: POLICY_VERSION,
  ...change,
});
const feeAt = (at: number, change: Partial<Cancellable> = {}) => quoteFee(booking(change), at);

describe('the table of cancellation fees, each boundary on both sides', () => {
  test('LIFE-01 at least 24 hours before the start it is free, a millisecond later 10 %', () => {
    expect(feeAt(START - 24 * HOUR)).toEqual({ reason: 'early', percent: 0, feePaise: 0 });
    const late = { reason: 'under-24-hours', percent: 10, feePaise: 8_000 };
    expect(feeAt(START - 24 * HOUR + 1)).toEqual(late);
  });

  test('LIFE-01 from three hours before it is 20 %, which is the cap', () => {
    expect(feeAt(START - 3 * HOUR)).toMatchObject({ percent: 10 });
    const last = { reason: 'under-3-hours', percent: 20, feePaise: 16_000 };
    expect(feeAt(START - 3 * HOUR + 1)).toEqual(last);
    expect(feeAt(START + 15 * MINUTE - 1)).toEqual(last);
  });

  test('while nobody is assigned it is free, however late', () => {
    const pending = { status: 'pending' } as const;
    expect(feeAt(START - HOUR, pending)).toMatchObject({ reason: 'unassigned', feePaise: 0 });
  });

  test('within ten minutes of booking it is free, but not once the Karigar has set out', () => {
    const createdAt = START - 2 * HOUR;
    expect(feeAt(createdAt + 10 * MINUTE, { createdAt })).toMatchObject({ reason: 'just-booked' });
    expect(feeAt(createdAt + 10 * MINUTE + 1, { createdAt })).toMatchObject({ percent: 20 });
    const dispatched = { createdAt, status: 'dispatched' } as const;
    expect(feeAt(createdAt + 1, dispatched)).toMatchObject({ percent: 30 });
  });

  test('LIFE-02 once the start code exists it is 30 %, after the arrival 50 %, the same-day cap', () => {
    expect(feeAt(START, { status: 'dispatched' })).toMatchObject({ feePaise: 24_000 });
    expect(feeAt(START, { status: 'arrived' })).toMatchObject({ percent: 50, feePaise: 40_000 });
  });

  test('a Karigar who arrives more than an hour early does not raise the fee: cancelling costs 30 % until an hour before', () => {
    const arrived = { status: 'arrived' } as const;
    expect(feeAt(START - HOUR, arrived)).toEqual({
      ...{ reason: 'on-the-way', percent: 30, feePaise: 24_000 },
    });
    expect(feeAt(START - HOUR + 1, arrived)).toMatchObject({ reason: 'arrived', percent: 50 });
    const { rises } = quoteCancellation(booking(arrived), 0, START - 3 * HOUR);
    expect(rises).toEqual({ by: 'clock', after: START - HOUR, feePaise: 40_000 });
    expect(quoteCancellation(booking(arrived), 0, START).rises).toBeNull();
  });

  test('a visit that was moved late costs at least what that has fixed, and never more than the cap', () => {
    const moved = { feeFloorPaise: 8_000 };
    const floor = { reason: 'rescheduled', percent: null, feePaise: 8_000 };
    expect(feeAt(START - 3 * DAY, moved)).toEqual(floor);
    expect(feeAt(START - HOUR, moved)).toMatchObject({ reason: 'under-3-hours' });
    expect(feeAt(START - 3 * DAY, { feeFloorPaise: PRICE })).toMatchObject({ feePaise: 16_000 });
  });
});

describe('late is our fault', () => {
  const free = { reason: 'late', percent: 0, feePaise: 0 };
  const late = START + 15 * MINUTE;

  test.each(['assigned', 'dispatched'] as const)(
    '%s: from a quarter of an hour after the promised time it is free, a millisecond before it is not',
    (status) => {
      expect(feeAt(late - 1, { status }).feePaise).toBeGreaterThan(0);
      expect(feeAt(late, { status })).toEqual(free);
      expect(feeAt(late + DAY, { status })).toEqual(free);
    },
  );

  test('also where moving it had fixed a fee, and no longer once the Karigar has arrived', () => {
    expect(feeAt(late, { feeFloorPaise: 8_000 })).toEqual(free);
    expect(feeAt(late, { status: 'pending', feeFloorPaise: 8_000 })).toEqual(free);
    expect(feeAt(late, { status: 'arrived' })).toMatchObject({ feePaise: 40_000 });
  });

  test('a delay that the customer asked for does not make us late', () => {
    const putOff = { status: 'dispatched', excusedUntil: START + 10 * MINUTE } as const;
    expect(feeAt(late, putOff)).toMatchObject({ reason: 'on-the-way', feePaise: 24_000 });
    expect(feeAt(late + 10 * MINUTE, putOff)).toEqual(free);
    // A notice long before the hour puts nothing off.
    expect(feeAt(late, { ...putOff, excusedUntil: START - HOUR })).toEqual(free);
  });

  test('the fee from the arrival on is still announced', () => {
    for (const status of ['assigned', 'dispatched'] as const) {
      const { rises } = quoteCancellation(booking({ status }), 0, late);
      expect(rises).toEqual({ by: 'arrives', after: null, feePaise: 40_000 });
    }
  });
});

describe('what is quoted', () => {
  test('the fee comes out of what was paid; what is missing is due', () => {
    const at = START - HOUR;
    const paid = (paise: number) => quoteCancellation(booking(), paise, at);
    expect(paid(80_000)).toMatchObject({ refundPaise: 64_000, duePaise: 0 });
    expect(paid(10_000)).toMatchObject({ refundPaise: 0, duePaise: 6_000 });
    expect(paid(0)).toMatchObject({ feePaise: 16_000, refundPaise: 0, duePaise: 16_000 });
  });

  test.each([
    ['a day ahead and more', 'assigned', 30 * HOUR, { by: 'clock', after: 24 * HOUR, fee: 8_000 }],
    ['within the day', 'assigned', 5 * HOUR, { by: 'clock', after: 3 * HOUR, fee: 16_000 }],
    ['in the last hours', 'assigned', HOUR, { by: 'sets-out', after: null, fee: 24_000 }],
    ['nobody assigned', 'pending', 30 * HOUR, { by: 'assigned', after: 24 * HOUR, fee: 8_000 }],
    ['nobody assigned, late', 'pending', HOUR, { by: 'assigned', after: null, fee: 16_000 }],
    ['on the way', 'dispatched', HOUR, { by: 'arrives', after: null, fee: 40_000 }],
    ['on the way, early', 'dispatched', 3 * HOUR, { by: 'arrives', after: null, fee: 40_000 }],
  ] as const)('it says when the fee rises next: %s', (_, status, before, { by, after, fee }) => {
    const { rises } = quoteCancellation(booking({ status }), 0, START - before);
    expect(rises).toEqual({ by, after: after && START - after, feePaise: fee });
  });

  test('after the arrival no further rise is quoted', () => {
    expect(quoteCancellation(booking({ status: 'arrived' }), 0, START).rises).toBeNull();
  });

  test('whatever the moment: never above the cap, rounded down, refund and fee add up, no rise is missed', () => {
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom('pending', 'assigned', 'dispatched', 'arrived'),
          pricePaise: fc.integer({ min: 100, max: 100_000_000 }),
          feeFloorPaise: fc.integer({ min: 0, max: 10_000_000 }),
          createdAt: fc.integer({ min: START - 30 * DAY, max: START - HOUR }),
        }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: -30 * 24 * 60, max: 120 }),
        (facts, share, minutes) => {
          const one = booking(facts);
          const now = START + minutes * MINUTE;
          const paid = Math.floor(facts.pricePaise * share);
          const quote = quoteCancellation(one, paid, now);
          const cap = Math.floor(
            (facts.pricePaise * capPercent(facts.status, policy.cancellation)) / 100,
          );
          expect(quote.feePaise).toBeLessThanOrEqual(cap);
          expect(Number.isInteger(quote.feePaise)).toBe(true);
          expect(quote.feePaise - quote.duePaise + quote.refundPaise).toBe(paid);
          if (quote.rises) expect(quote.rises.feePaise).toBeGreaterThan(quote.feePaise);
          const holdsUntil = quote.rises?.by === 'clock' ? quote.rises.after : null;
          if (holdsUntil === null) return;
          expect(quoteFee(one, holdsUntil).feePaise).toBe(quote.feePaise);
          expect(quoteFee(one, holdsUntil + 1).feePaise).toBe(quote.rises?.feePaise);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('LEGAL-02 the caps are the policy’s: up to 20 %, and up to 50 % after the start code', () => {
    expect(capPercent('assigned', policy.cancellation)).toBe(
      policy.cancellation.capPercent.futureDated,
    );
    expect(capPercent('dispatched', policy.cancellation)).toBe(50);
  });
});
