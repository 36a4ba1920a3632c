import { expect, test } from 'vitest';
import { POLICY_VERSION, policy } from './policy.ts';
import {
  brokenPolicies,
  type FeeTable,
  feesOf,
  fingerprintOf,
  type Policy,
} from './policy-versions.ts';

const { cancellation } = policy;
const withFees = (change: Partial<FeeTable>): Policy => ({
  ...policy,
  cancellation: { ...cancellation, ...change },
});

test('the policies of the product contradict nothing', () => {
  expect(brokenPolicies()).toEqual([]);
});

test.each<[string, Policy, RegExp]>([
  [
    'a fee above its cap, which would be charged as the cap without a word',
    withFees({ feePercent: { ...cancellation.feePercent, under3Hours: 25 } }),
    /fee under 3 hours is 25 %, above its cap of 20 %/,
  ],
  [
    'a fee that falls as the visit comes nearer',
    withFees({ feePercent: { ...cancellation.feePercent, arrived: 25 } }),
    /at the door is 25 %, less than before it/,
  ],
  [
    'a cap of more than the whole price',
    withFees({ capPercent: { ...cancellation.capPercent, noShow: 120 } }),
    /noShow is 120 % of the price/,
  ],
  ['windows that cross', withFees({ lateHoursBefore: 24 }), /hours before the start cross/],
  [
    'nobody has come before it is late',
    withFees({ freeWhenLateMinutes: 30 }),
    /30 does not come before 30/,
  ],
  [
    'parts of an event that do not make the whole',
    { ...policy, event: { ...policy.event, completionPercent: 15 } },
    /add up to 105 %/,
  ],
  [
    'more for Karigars than there is',
    { ...policy, karigarSharePercent: { ...policy.karigarSharePercent, religious: 101 } },
    /religious is 101 %/,
  ],
  [
    'an advance that is due after a Karigar may have set out',
    { ...policy, cashAdvanceDue: { ...policy.cashAdvanceDue, hoursBeforeStart: 3 } },
    /cash advance is due: 3 does not come before 3/,
  ],
])('%s is named, and the server does not start', (_, judged, sentence) => {
  expect(brokenPolicies(judged)).toEqual([expect.stringMatching(sentence)]);
});

const versionOf = (version: string, from: string, fees: FeeTable) => ({
  ...{ version, from, cancellation: fees },
  fingerprint: fingerprintOf(fees),
});

test('a fee that changes without a new version is named, and the server does not start', () => {
  const sold = versionOf(POLICY_VERSION, '2026-11-01', cancellation);
  const dearer = { ...cancellation.feePercent, under24Hours: 12 };
  const others = [
    { ...cancellation, feePercent: dearer },
    { ...cancellation, graceMinutesAfterBooking: cancellation.graceMinutesAfterBooking + 1 },
    { ...cancellation, capPercent: { ...cancellation.capPercent, sameDay: 49 } },
  ];
  expect(new Set([cancellation, ...others].map(fingerprintOf)).size).toBe(4);
  for (const fees of others) {
    expect(brokenPolicies(policy, [{ ...sold, cancellation: fees }])).toEqual([
      expect.stringMatching(/Other fees need a version of their own\.$/),
    ]);
  }
});

test('a booking is charged by the policy that it was sold under', () => {
  const former = { ...cancellation, feePercent: { ...cancellation.feePercent, under24Hours: 5 } };
  const versions = [
    versionOf('2026-01', '2026-01-01', former),
    versionOf(POLICY_VERSION, '2026-11-01', cancellation),
  ];
  expect(brokenPolicies(policy, versions)).toEqual([]);
  expect(feesOf('2026-01', versions).feePercent.under24Hours).toBe(5);
  expect(feesOf(POLICY_VERSION, versions).feePercent.under24Hours).toBe(10);
  expect(() => feesOf('2025-01', versions)).toThrow('No policy of version 2025-01 is known');
});

test('versions that do not follow each other, and one under which nothing is sold, are named', () => {
  const one = versionOf(POLICY_VERSION, '2026-11-01', cancellation);
  const before = { ...one, version: '2026-12', from: '2026-12-01' };
  expect(brokenPolicies(policy, [before, one])).toEqual([
    `The policy of ${POLICY_VERSION} begins on 2026-11-01, no later than that of 2026-12.`,
  ]);
  expect(brokenPolicies(policy, [one, before])).toEqual([
    `The last policy of the list is not ${POLICY_VERSION}, under which bookings are sold.`,
  ]);
});
