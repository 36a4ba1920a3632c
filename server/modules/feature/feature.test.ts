import { expect, test } from 'vitest';
import { FEATURES } from '#contract/features.ts';
import { operations } from '#contract/operations.ts';
import { DAY, HOUR } from '#kernel/time.ts';
import { canBeOff, decideOffUntil, noticesOf, refusedWhileOff } from './feature.ts';

const NOW = 1_000_000_000_000;
const everything = FEATURES.map((feature) => ({ feature, offUntil: NOW + HOUR }));
const asked = (operation: string, more: object = {}) => ({
  ...{ operation, provider: 'phonepe' as const, mostDays: 30, paymentMethod: 'upi' },
  ...more,
});
const closable = operations.filter(({ name }) => canBeOff(name));

test.each(FEATURES)('%s off refuses an operation whose contract names the refusal', (feature) => {
  const off = everything.filter((one) => one.feature === feature);
  const provider = feature.replace('payment-', '') as 'phonepe';
  const refused = closable.flatMap(({ name, refusals }) => {
    const code = refusedWhileOff({ ...asked(name), provider }, off, NOW);
    return code ? [[name, code, refusals[code]]] : [];
  });
  expect(refused).not.toEqual([]);
  for (const [, , status] of refused) expect(status).toBe(409);
});

test('a visit of one day that is paid in cash is booked whatever is off', () => {
  const booking = asked('placeBooking', { mostDays: 1, paymentMethod: 'cash' });
  expect(refusedWhileOff(booking, everything, NOW)).toBeUndefined();
});

test('another gateway that is off refuses nothing', () => {
  const off = [{ feature: 'payment-razorpay', offUntil: NOW + HOUR }] as const;
  expect(refusedWhileOff(asked('initiatePayment'), off, NOW)).toBeUndefined();
});

test('a feature whose time is over is on, and an operation of none is never refused', () => {
  expect(refusedWhileOff(asked('rateVisit'), everything, NOW + HOUR)).toBeUndefined();
  expect(refusedWhileOff(asked('cancelBooking'), everything, NOW)).toBeUndefined();
});

test.each([
  ['now', NOW, false],
  ['an hour ahead', NOW + HOUR, true],
  ['seven days ahead', NOW + 7 * DAY, true],
  ['later than that', NOW + 7 * DAY + 1, false],
  ['on again', null, true],
] as const)('until %s', (_, until, ok) => {
  expect(decideOffUntil(until, NOW).ok).toBe(ok);
});

test('screens are told what is off, and whether it is the gateway of new bookings', () => {
  const off = [
    ...everything.filter(({ feature }) => feature === 'ratings' || feature === 'payment-razorpay'),
    { feature: 'payouts', offUntil: NOW } as const,
    // Switched off by a server of a later version.
    { feature: 'portraits' as 'ratings', offUntil: NOW + HOUR },
  ];
  expect(noticesOf(off, 'razorpay', NOW)).toEqual({
    ...{ features: ['ratings', 'payment-razorpay'] },
    refused: ['ratings-off', 'online-payment-off'],
  });
  expect(noticesOf(off, 'phonepe', NOW)).toEqual({
    ...{ features: ['ratings', 'payment-razorpay'], refused: ['ratings-off'] },
  });
});
