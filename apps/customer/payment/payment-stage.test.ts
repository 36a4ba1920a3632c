import { describe, expect, test } from 'vitest';
import type { BookingView } from '#contract/customer/booking.ts';
import { paymentStage, waitBeforeAsking } from './payment-stage.ts';

type AppCache = {
  status?: BookingView['status'];
  confirmed?: boolean;
  state: BookingView['payment']['state'];
};

const booking = ({ status = 'pending', confirmed = false, state }: AppCache) =>
  ({ status, confirmed, payment: { state } }) as BookingView;

describe('what /payment-success shows follows from the booking alone', () => {
  const cases: readonly [string, AppCache, ReturnType<typeof paymentStage>][] = [
    ['a paid booking is confirmed', { confirmed: true, state: 'paid' }, 'confirmed'],
    ['a gateway that has not answered is still checking', { state: 'checking' }, 'checking'],
    ['a failed attempt may be tried again', { state: 'failed' }, 'failed'],
    ['a payment that was never begun is due', { state: 'due' }, 'due'],
    [
      'a cash booking is confirmed without payment',
      { confirmed: true, state: 'not-needed' },
      'confirmed',
    ],
    [
      'a cash advance that is due later does not unconfirm',
      { confirmed: true, state: 'due' },
      'confirmed',
    ],
    ['an unpaid hold that ended is expired', { status: 'expired', state: 'failed' }, 'expired'],
    ['late money is still looked for', { status: 'expired', state: 'checking' }, 'checking'],
    ['late money goes back', { status: 'expired', state: 'refunding' }, 'refunding'],
    ['money that went back', { status: 'cancelled', state: 'refunded' }, 'refunded'],
  ];
  test.each(cases)('%s', (_, facts, stage) => {
    expect(paymentStage(booking(facts))).toBe(stage);
  });

  test('the server is asked often at first and then every half minute', () => {
    const waits = Array.from({ length: 12 }, (_, index) => waitBeforeAsking(index + 1));
    expect(waits[0]).toBeLessThan(2000);
    expect([...waits].sort((one, other) => one - other)).toEqual(waits);
    expect(waits.at(-1)).toBe(30_000);
  });
});
