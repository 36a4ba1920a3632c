import { expect, test } from 'vitest';
import type { BookingView } from '#contract/customer/booking.ts';
import { drive } from './drive.ts';
import { unexplainedOf } from './explain.ts';

/** `npm run test:driver` does this with a thousand bookings, and kills the server. */
test('bookings of every kind over the API of the real server end with every rupee explained', async () => {
  const { unexplained, booked, kinds, refused, paid, refunds, ...seen } = await drive({
    ...{ bookings: 27, seed: 7, kills: 0 },
  });
  expect(unexplained).toEqual([]);
  expect([booked, refused]).toEqual([27, {}]);
  expect(Object.keys(kinds)).toHaveLength(27);
  expect(paid).toBeGreaterThan(6);
  expect(refunds).toBeGreaterThan(0);
  expect(seen.completed).toBe(9);
  expect(seen.earnedPaise).toBeGreaterThan(0);
  expect(seen.cashPaise).toBeGreaterThan(0);
  // Twenty-five minutes beyond the first fifteen.
  expect(seen.waitedPaise).toBe(5_000);
});

const paidFor = (change: Partial<BookingView['payment']>, status: BookingView['status']) => ({
  ...{ id: 'b', status },
  payment: {
    ...{ state: 'paid', totalPaise: 60_000, paidPaise: 60_000, dueNowPaise: 0, dueAllPaise: 0 },
    ...{ creditPaise: 0, laterPaise: 0, feePaise: 0, refundingPaise: 0, refundedPaise: 0 },
    ...{ unwantedPaise: 0, creditedPaise: 0, goodwillPaise: 0, provider: 'sandbox' },
    ...change,
  } as BookingView['payment'],
});

test.each([
  ['paid, and nothing came', paidFor({}, 'pending'), 0, 0, 2],
  ['paid twice, and one of them forgotten', paidFor({}, 'pending'), 120_000, 0, 2],
  ['cancelled for nothing, and kept', paidFor({}, 'cancelled'), 60_000, 0, 1],
  [
    'told as given back, and still at the gateway',
    paidFor({ refundedPaise: 60_000 }, 'cancelled'),
    60_000,
    0,
    2,
  ],
  [
    'a paid booking that says it was given back',
    paidFor({ state: 'refunded' }, 'assigned'),
    60_000,
    0,
    1,
  ],
  ['in order', paidFor({}, 'pending'), 60_000, 0, 0],
])('an unexplained difference is found: %s', (_, booking, came, wentBack, sentences) => {
  expect(unexplainedOf(booking, { came, wentBack })).toHaveLength(sentences);
});
