import { expect, test } from 'vitest';
import type { BookingStatus, BookingView } from '#contract/customer/booking.ts';
import { nextVisit, petalsOf } from './next-visit.ts';

const visit = (date: string, status: BookingStatus, confirmed = true): BookingView =>
  ({
    id: `${date} ${status}`,
    date,
    startsAt: `${date}T16:00:00+05:30`,
    status,
    confirmed,
  }) as BookingView;

test('the strip shows the visit that comes first, not the one booked last', () => {
  const bookings = [visit('2026-12-05', 'pending'), visit('2026-11-22', 'assigned')];
  expect(nextVisit(bookings, '2026-11-21')?.date).toBe('2026-11-22');
});

test('past, expired, cancelled and finished visits are no next visit', () => {
  const gone = (['expired', 'cancelled', 'done', 'completed', 'no_show_customer'] as const).map(
    (status) => visit('2026-11-22', status),
  );
  expect(nextVisit([...gone, visit('2026-11-20', 'pending')], '2026-11-21')).toBeUndefined();
});

test('a booking whose slot is only held is no next visit: it stands once, among what needs its customer', () => {
  const held = visit('2026-11-22', 'pending', false);
  expect(nextVisit([held], '2026-11-21')).toBeUndefined();
  const firm = visit('2026-11-25', 'pending');
  expect(nextVisit([held, firm], '2026-11-21')).toBe(firm);
});

test('petals follow the state', () => {
  expect(petalsOf(visit('2026-11-22', 'pending'))).toBe(1);
  expect(petalsOf(visit('2026-11-22', 'dispatched'))).toBe(2);
  expect(petalsOf(visit('2026-11-22', 'in_progress'))).toBe(4);
});
