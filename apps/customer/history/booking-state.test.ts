import { describe, expect, test } from 'vitest';
import { BOOKING_STATUSES, type BookingView } from '#contract/customer/booking.ts';
import { history } from '#i18n/en/history.ts';
import { bookingDetail, bookingStage, bookingStatus, whyExpired } from './booking-state.ts';

type BookingFacts = Partial<Omit<BookingView, 'payment'>> & {
  payment?: Partial<BookingView['payment']>;
};

const booking = ({ payment, ...facts }: BookingFacts): BookingView =>
  ({
    status: 'pending',
    confirmed: true,
    paymentMethod: 'upi',
    holdUntil: null,
    actions: [],
    ...facts,
    payment: { state: 'paid', paidPaise: 80_000, refundedPaise: 0, dueNowPaise: 0, ...payment },
  }) as BookingView;

describe('the status of a booking in words', () => {
  test('every status has its own words', () => {
    const words = BOOKING_STATUSES.map((status) =>
      bookingStatus(booking({ status, confirmed: false }), history),
    );
    expect(new Set(words).size).toBe(BOOKING_STATUSES.length);
  });

  test("a status that is missing is shown as 'Pending'", () => {
    const status = undefined as unknown as BookingView['status'];
    expect(bookingStatus(booking({ status }), history)).toBe('Pending');
  });

  test('a confirmed booking is never pending: it waits for its advance, then for a Karigar', () => {
    const holdUntil = '2026-11-23T17:53:00+05:30';
    const unpaid = booking({
      paymentMethod: 'cash',
      holdUntil,
      payment: { dueNowPaise: 3_600_000 },
    });
    expect(bookingStatus(unpaid, history)).toBe('Waiting for your advance');
    expect(bookingStatus(booking({}), history)).toBe('Booking Confirmed');
    expect(bookingStatus(booking({ confirmed: false }), history)).toBe('Pending');
    const hanging = booking({ confirmed: false, payment: { state: 'checking' } });
    expect(bookingStatus(hanging, history)).toBe('We are checking your payment');
  });
});

describe('the petals of the rangoli', () => {
  test('a firm booking has its first petal, an unpaid one none', () => {
    expect(bookingStage(booking({ confirmed: true }))).toBe(1);
    expect(bookingStage(booking({ confirmed: false }))).toBe(0);
  });

  test('each step of the work opens one more, and an ended booking has none to open', () => {
    const stages = ['assigned', 'dispatched', 'arrived', 'in_progress', 'completed'] as const;
    expect(stages.map((status) => bookingStage(booking({ status })))).toEqual([2, 3, 4, 5, 6]);
    expect(bookingStage(booking({ status: 'cancelled' }))).toBeNull();
  });
});

describe('what the status alone does not say', () => {
  const unpaid = { confirmed: false, payment: { state: 'due', paidPaise: 0 } } as const;
  const cases: readonly [string, BookingFacts, string | undefined][] = [
    [
      'until when an unpaid booking is held',
      { ...unpaid, holdUntil: '2026-11-21T10:15:00+05:30' },
      'Not paid yet; your time is held until 10:15\u00a0AM',
    ],
    [
      'until when a firm event waits for the advance that is paid in cash, and what happens then',
      {
        paymentMethod: 'cash',
        holdUntil: '2026-11-22T15:30:00+05:30',
        payment: { state: 'due', paidPaise: 0, dueNowPaise: 6_000_000 },
      },
      'Your time is kept until Sun, 22 Nov, 3:30\u00a0PM: pay the advance of ₹60,000 by then, or the booking expires',
    ],
    [
      'that a hold ended',
      { ...unpaid, status: 'expired' },
      'Not paid in time, so the slot was released',
    ],
    [
      'that a payment is being checked',
      { payment: { state: 'checking' } },
      'We are checking your payment',
    ],
    [
      'that one who turned back may pay after all',
      { ...unpaid, actions: ['pay'], payment: { state: 'checking', paidPaise: 0 } },
      'A payment is open; pay again only if you did not finish it',
    ],
    ['that it failed', { ...unpaid, payment: { state: 'failed' } }, 'The payment failed'],
    ['what is paid', {}, 'Paid ₹800'],
    [
      'that cash is due at the door',
      { status: 'assigned', paymentMethod: 'cash', payment: { state: 'not-needed', paidPaise: 0 } },
      'To be paid in cash',
    ],
    [
      'nothing about cash once a booking is cancelled',
      {
        status: 'cancelled',
        paymentMethod: 'cash',
        payment: { state: 'not-needed', paidPaise: 0 },
      },
      undefined,
    ],
    [
      'that money is on its way back',
      { payment: { state: 'refunding' } },
      'Your refund is on its way',
    ],
    [
      'how much went back',
      { payment: { state: 'refunded', refundedPaise: 80_000 } },
      'Refunded ₹800',
    ],
    [
      'the apology and everything we gave when nobody came',
      {
        status: 'no_show_provider',
        payment: {
          state: 'refunded',
          refundedPaise: 80_000,
          creditedPaise: 0,
          goodwillPaise: 40_000,
        },
      },
      'Nobody came; we are sorry · Refunded ₹800 · ₹400 added to your credit',
    ],
    [
      'work done again is paid by us, not by its customer',
      { payment: { promisedPaise: 80_000, paidByCustomerPaise: 0 } },
      'Paid by us',
    ],
  ];
  test.each(cases)('%s', (_, facts, text) => {
    expect(bookingDetail(booking(facts), history, 'en')).toBe(text);
  });
});

test('why a booking has expired is said alike in the list and in its timeline', () => {
  const why = (category: string, paymentMethod: BookingView['paymentMethod']) =>
    whyExpired({ category, paymentMethod }, history);
  expect(why('daily', 'cash')).toBe(history.notProvenInTime);
  expect(why('daily', 'upi')).toBe(history.notPaidInTime);
  expect(why('event', 'cash')).toBe(history.notPaidInTime);
});
