import { expect, test } from 'vitest';
import { POLICY_VERSION as policyVersion } from '#contract/policy.ts';
import { MINUTE } from '#kernel/time.ts';
import { reachedAt, reachedWhenReplaced } from './reached.ts';

const leaveAt = 1_000 * MINUTE;
const startsAt = leaveAt + 30 * MINUTE;
const now = startsAt;
const onTheWay = {
  ...{ status: 'dispatched', startsAt, policyVersion, now },
  ...{ dispatchedAt: leaveAt, assignedAt: 0, leaveAt },
};

test('a Karigar who set out in time is paid for the journey, one who arrived for the arrival, and nobody else is paid', () => {
  expect(reachedWhenReplaced(onTheWay)).toBe('on-the-way');
  expect(reachedWhenReplaced({ ...onTheWay, dispatchedAt: leaveAt + 15 * MINUTE })).toBe(
    'on-the-way',
  );
  expect(
    reachedWhenReplaced({ ...onTheWay, dispatchedAt: leaveAt + 15 * MINUTE + 1 }),
  ).toBeUndefined();
  expect(reachedWhenReplaced({ ...onTheWay, status: 'arrived', dispatchedAt: null })).toBe('door');
  expect(
    reachedWhenReplaced({ ...onTheWay, status: 'assigned', dispatchedAt: null }),
  ).toBeUndefined();
  // A Karigar who took the visit over when it was late already could not set out before.
  const late = leaveAt + 40 * MINUTE;
  expect(reachedWhenReplaced({ ...onTheWay, assignedAt: late, dispatchedAt: late + MINUTE })).toBe(
    'on-the-way',
  );
});

test('an early arrival counts as a journey until an hour before, for the Karigar’s pay as for the customer’s fee', () => {
  const atDoor = { status: 'arrived', startsAt, policyVersion };
  expect(reachedAt(atDoor, startsAt - 61 * MINUTE)).toBe('on-the-way');
  expect(reachedAt(atDoor, startsAt - 60 * MINUTE)).toBe('on-the-way');
  expect(reachedAt(atDoor, startsAt - 59 * MINUTE)).toBe('door');
  const early = { ...onTheWay, status: 'arrived', now: startsAt - 61 * MINUTE };
  expect(reachedWhenReplaced(early)).toBe('on-the-way');
  expect(
    reachedAt({ status: 'in_progress', startsAt, policyVersion }, startsAt - 61 * MINUTE),
  ).toBe('door');
  expect(reachedAt({ status: 'assigned', startsAt, policyVersion }, startsAt)).toBeUndefined();
});
