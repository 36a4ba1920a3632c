import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POLICY_VERSION } from '#contract/policy.ts';
import { DAY, HOUR, instantInIndia } from '#kernel/time.ts';
import type { Booking, BookingStatus, Instalment } from './booking.ts';
import { quoteFee } from './cancelling.ts';
import { paidOf, planInstalments, priceOf } from './instalments.ts';
import {
  asItsOwn,
  shortenParts,
  statusOfVisit,
  type VisitOfBooking,
  withoutVisit,
} from './single-visit.ts';

const BOOKED = instantInIndia('2026-11-01', 600);
const FIRST = instantInIndia('2026-11-24', 600);

const visitsOf = (days: number): VisitOfBooking[] =>
  Array.from({ length: days }, (_, at) => ({
    id: at === 0 ? 'b' : `v${at + 1}`,
    position: at + 1,
    startsAt: FIRST + at * DAY,
    endsAt: FIRST + at * DAY + 3 * HOUR,
    ...{ dispatchedAt: null, arrivedAt: null, endedAs: null, reschedules: 0, feeFloorPaise: 0 },
    suspension: null,
  }));

const eventOf = (
  visits: readonly VisitOfBooking[],
  dayPaise: number,
  more: Partial<Booking> = {},
): Booking => ({
  ...({
    id: 'b',
    category: 'event',
    paymentMethod: 'upi',
    createdAt: BOOKED,
    feeFloorPaise: 0,
    excusedUntil: null,
    suspension: null,
    policyVersion: POLICY_VERSION,
  } as Booking),
  ...{ status: 'assigned', startsAt: FIRST, endsAt: FIRST + 3 * HOUR, days: visits.length },
  ...{ untilAt: visits.at(-1)?.endsAt ?? 0, pricePaise: dayPaise * visits.length },
  ...more,
});

const partsOf = (booking: Booking, visits: readonly VisitOfBooking[], paid: number): Instalment[] =>
  planInstalments(
    booking.category,
    booking.paymentMethod,
    booking.pricePaise,
    {
      startsAt: booking.startsAt,
      endsAt: booking.untilAt,
      moreStartsAt: visits.slice(1).map((one) => one.startsAt),
    },
    BOOKED,
  ).map((part, at) => ({ ...part, paidAt: at < paid ? BOOKED : null }));

describe('one day of an event goes', () => {
  test('R48 the remaining days keep their price, and every paisa of the cancelled day is accounted for, whatever was paid', () => {
    const cases = fc.record({
      days: fc.integer({ min: 2, max: 5 }),
      dayPaise: fc.integer({ min: 10_000, max: 5_000_000 }),
      paid: fc.nat(7),
      percent: fc.constantFrom(0, 10, 20, 30, 50),
      goes: fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(cases, ({ days, dayPaise, paid, percent, goes }) => {
        let visits = visitsOf(days);
        let booking = eventOf(visits, dayPaise);
        let parts = partsOf(booking, visits, paid);
        for (const at of goes) {
          const living = visits.filter(({ endedAs }) => endedAs === null);
          const gone = living[at % living.length];
          if (!gone || living.length === 1) break;
          const feePaise = Math.floor((dayPaise * percent) / 100);
          const left = living.filter((one) => one !== gone).map((one) => one.startsAt);
          const before = paidOf(parts);
          const short = shortenParts(booking, parts, { startsAt: gone.startsAt, feePaise, left });
          const amounts = new Map(short.amounts.map((one) => [one.position, one.amountPaise]));
          parts = parts
            .map((part) => ({
              ...part,
              amountPaise: amounts.get(part.position) ?? part.amountPaise,
            }))
            .filter(({ amountPaise }) => amountPaise !== 0);
          booking = { ...booking, ...withoutVisit(booking, visits, gone, 'cancelled') };
          visits = visits.map((one) => (one === gone ? { ...one, endedAs: 'cancelled' } : one));

          expect(parts.every(({ amountPaise }) => amountPaise > 0)).toBe(true);
          expect(priceOf(parts)).toBe(booking.pricePaise);
          expect(booking.pricePaise).toBe(dayPaise * booking.days);
          expect(short.keptPaise + short.duePaise).toBe(feePaise);
          expect(paidOf(parts)).toBe(before - short.keptPaise - short.refundPaise);
          expect(short.refundPaise).toBeGreaterThanOrEqual(0);
          // Nothing goes back while the days that are left still need it.
          if (short.refundPaise > 0) expect(paidOf(parts)).toBe(booking.pricePaise);
        }
      }),
    );
  });

  test('R48 the advance of three days pays for two: only what is too much goes back', () => {
    const visits = visitsOf(3);
    const booking = eventOf(visits, 1_000_000);
    const parts = partsOf(booking, visits, 1);
    const gone = { startsAt: FIRST + DAY, left: [FIRST, FIRST + 2 * DAY] };
    // With ₹24,000 paid, two days cost ₹20,000.
    expect(shortenParts(booking, parts, { ...gone, feePaise: 0 })).toMatchObject({
      ...{ keptPaise: 0, duePaise: 0, refundPaise: 400_000 },
    });
    expect(shortenParts(booking, parts, { ...gone, feePaise: 200_000 })).toMatchObject({
      ...{ keptPaise: 200_000, duePaise: 0, refundPaise: 200_000 },
    });
  });

  test('where nothing is paid yet, the advance is eighty percent of the days that are left', () => {
    const visits = visitsOf(3);
    const booking = eventOf(visits, 1_000_000, { paymentMethod: 'cash' });
    const gone = { startsAt: FIRST, feePaise: 0, left: [FIRST + DAY, FIRST + 2 * DAY] };
    const { amounts, duePaise } = shortenParts(booking, partsOf(booking, visits, 0), gone);
    const sorted = amounts.toSorted((one, other) => one.position - other.position);
    expect(sorted.map(({ amountPaise }) => amountPaise)).toEqual([
      1_600_000, 0, 100_000, 100_000, 200_000,
    ]);
    expect(duePaise).toBe(0);
  });
});

describe('one visit of several', () => {
  test('is charged by the table of fees for its own price and hour', () => {
    const visits = visitsOf(3);
    const booking = eventOf(visits, 1_000_000);
    const fees = visits.map((one) => quoteFee(asItsOwn(booking, one), FIRST - 2 * HOUR).feePaise);
    expect(fees).toEqual([200_000, 0, 0]);
    // After its hour nobody has come: that is our fault, and costs nothing.
    const under24 = visits.map(
      (one) => quoteFee(asItsOwn(booking, one), FIRST + 20 * HOUR).feePaise,
    );
    expect(under24[1]).toBe(100_000);
  });

  test('has the state of its booking until the work has begun, and then its own', () => {
    const [first, second] = visitsOf(2) as [VisitOfBooking, VisitOfBooking];
    const at = (status: BookingStatus, visit: VisitOfBooking) =>
      statusOfVisit({ id: 'b', status }, visit);
    expect(
      ['pending', 'assigned', 'dispatched', 'arrived'].map((one) =>
        at(one as BookingStatus, second),
      ),
    ).toEqual(['pending', 'assigned', 'assigned', 'assigned']);
    expect(at('dispatched', first)).toBe('dispatched');
    expect(at('in_progress', second)).toBe('assigned');
    expect(at('in_progress', { ...second, dispatchedAt: FIRST })).toBe('dispatched');
    expect(at('in_progress', { ...second, dispatchedAt: FIRST, arrivedAt: FIRST })).toBe(
      'in_progress',
    );
    expect(at('in_progress', { ...second, endedAs: 'cancelled' })).toBe('cancelled');
  });
});
