import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POLICY_VERSION } from '#contract/policy.ts';
import type { Suspension } from '#contract/zone.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { quoteCancellation } from './cancelling.ts';
import { decideCustomerNoShow, quoteMirrorFee } from './failing.ts';
import { mayReschedule, movesCounted } from './rescheduling.ts';

const START = Date.parse('2026-11-23T04:30:00Z');
const suspension: Suspension = {
  kind: 'rain',
  untilAt: START + HOUR,
  message: { en: 'Rain', hi: 'बारिश', mr: 'पाऊस' },
};

const life = fc.record({
  status: fc.constantFrom('pending', 'assigned', 'dispatched', 'arrived', 'in_progress'),
  category: fc.constantFrom('daily', 'event', 'religious'),
  pricePaise: fc.integer({ min: 100, max: 100_000_000 }),
  feeFloorPaise: fc.integer({ min: 0, max: 10_000_000 }),
  createdAt: fc.integer({ min: START - 30 * DAY, max: START - HOUR }),
  excusedUntil: fc.option(fc.constant(START + 20 * MINUTE)),
  brokenDownAt: fc.option(fc.constant(START - 30 * MINUTE)),
});

test('N13 whatever the state, the moment and the money: where a zone switch holds nobody pays the other anything', () => {
  fc.assert(
    fc.property(
      life,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: -2 * 24 * 60, max: 300 }),
      (facts, share, minutes) => {
        const booking = { ...facts, startsAt: START, policyVersion: POLICY_VERSION, suspension };
        const now = START + minutes * MINUTE;
        const paid = Math.floor(facts.pricePaise * share);
        const quote = quoteCancellation(booking, paid, now);
        expect(quote).toMatchObject({ reason: 'zone', feePaise: 0, duePaise: 0, rises: null });
        expect(quote.refundPaise).toBe(paid);
        expect(quoteMirrorFee(booking, paid, now)).toBe(0);
        const waited = { arrivedAt: START - HOUR, contactTries: 2, startedAt: now };
        const noShow = decideCustomerNoShow(booking, waited, now);
        if (noShow.ok) expect(noShow.value).toEqual({ feePaise: 0 });
      },
    ),
    { numRuns: 500 },
  );
});

test('N13 without a switch the same no-show costs the customer half, and our failing costs us half', () => {
  const booking = {
    ...{ status: 'arrived' as const, category: 'daily', pricePaise: 80_000, startsAt: START },
    ...{ brokenDownAt: null, policyVersion: POLICY_VERSION, suspension: null },
  };
  const waited = { arrivedAt: START, contactTries: 2 };
  expect(decideCustomerNoShow(booking, waited, START + HOUR)).toMatchObject({
    value: { feePaise: 40_000 },
  });
  expect(quoteMirrorFee(booking, 80_000, START)).toBe(40_000);
});

test('N13 a visit moves out of a zone also after its three moves, and that one is not counted', () => {
  const moved = { status: 'assigned', reschedules: 3, holdUntil: null } as const;
  const may = (held: Suspension | null) =>
    mayReschedule({ ...moved, suspension: held } as Parameters<typeof mayReschedule>[0], START);
  expect([may(null), may(suspension)]).toEqual([false, true]);
  expect([movesCounted({ suspension: null }), movesCounted({ suspension })]).toEqual([1, 0]);
});
