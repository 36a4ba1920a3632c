import { describe, expect, test } from 'vitest';
import type { NotificationList } from './follow-notifications.ts';
import { bringsNews, changedBookings, markedRead, without } from './use-notifications.ts';

const one = (id: string, read: boolean) => ({
  id,
  kind: 'welcome' as const,
  params: {},
  at: '2026-11-21T10:00:00+05:30',
  read,
});
// The count is of all, the list of the latest fifty.
const list: NotificationList = { notifications: [one('b', false), one('a', true)], unread: 7 };

describe('the list while the server is being told', () => {
  test('one that was unread is counted once, however often it is pressed', () => {
    const once = markedRead(list, 'b');
    expect(once).toEqual({ notifications: [one('b', true), one('a', true)], unread: 6 });
    expect(markedRead(once, 'b')).toEqual(once);
    expect(markedRead(list, 'a').unread).toBe(7);
  });

  test('deleting takes an unread one out of the count as well, a read one not', () => {
    expect(without(list, 'b')).toEqual({ notifications: [one('a', true)], unread: 6 });
    expect(without(list, 'a').unread).toBe(7);
    expect(without(list, undefined)).toEqual(list);
  });

  test('only a notification that was not in the list before counts as new', () => {
    expect(bringsNews(list, markedRead(list, 'b'))).toBe(false);
    expect(bringsNews(list, without(list, 'b'))).toBe(false);
    const more = { notifications: [one('c', false), ...list.notifications], unread: 8 };
    expect(bringsNews(list, more)).toBe(true);
  });
});

describe('which bookings are asked for anew', () => {
  const about = (id: string, kind: 'at-the-door' | 'payment-received', bookingId: string) => ({
    ...one(id, false),
    kind,
    params: { bookingId },
  });
  const now: NotificationList = {
    notifications: [
      about('e', 'payment-received', 'b2'),
      about('d', 'at-the-door', 'b1'),
      about('c', 'at-the-door', 'b3'),
      ...list.notifications,
    ],
    unread: 9,
  };

  test('all that are told of, each once, and none that was told of before', () => {
    expect(changedBookings(list, now, () => false)).toEqual(['b2', 'b1', 'b3']);
    expect(changedBookings(now, now, () => false)).toEqual([]);
  });

  test('not one whose page hears of the new state by itself, but of its money that page hears here', () => {
    expect(changedBookings(list, now, (id) => id !== 'b3')).toEqual(['b2', 'b3']);
  });
});
