import { expect, test } from 'vitest';
import { policy } from './policy.ts';
import { HOURLY_SLOTS, slotMinutes } from './slots.ts';

test('no cancellation fee exceeds the cap that the policy names for its moment', () => {
  const { feePercent, capPercent } = policy.cancellation;
  expect(feePercent.under24Hours).toBeLessThanOrEqual(capPercent.futureDated);
  expect(feePercent.under3Hours).toBeLessThanOrEqual(capPercent.futureDated);
  expect(feePercent.dispatched).toBeLessThanOrEqual(capPercent.sameDay);
  expect(feePercent.arrived).toBeLessThanOrEqual(capPercent.sameDay);
});

test('the instalments of a one-day event add up to the whole price', () => {
  const { advancePercent, eventDayPercent, completionPercent } = policy.event;
  expect(advancePercent + eventDayPercent + completionPercent).toBe(100);
});

test('the public figures of specification §9', () => {
  expect(policy).toMatchObject({
    event: { advancePercent: 80, eventDayPercent: 10, completionPercent: 10 },
    cancellation: {
      freeHoursBefore: 24,
      capPercent: { futureDated: 20, sameDay: 50, noShow: 50 },
    },
    refund: { workingDays: { from: 7, to: 10 } },
    leadTimeMinutes: { daily: 120, event: 1440, religious: 1440 },
    profileCoolDownHours: 24,
    otp: { digits: 6, resendSeconds: 30 },
    minimumAge: { service: 13 },
  });
  expect(slotMinutes(HOURLY_SLOTS)).toEqual(
    [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map((hour) => hour * 60),
  );
});
