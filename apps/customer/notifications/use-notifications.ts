import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deleteNotification } from '#contract/customer/delete-notification.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { listNeeds } from '#contract/customer/list-needs.ts';
import { listNotifications } from '#contract/customer/list-notifications.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '#contract/customer/notification.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { readNotification } from '#contract/customer/read-notification.ts';
import { onlyKnown } from '../../browser/only-known.ts';
import { call } from '../api/call.ts';
import { keepAnswer } from '../api/kept-answers.ts';
import { keptQueryOf } from '../api/kept-query.ts';
import { isWatchedLive } from '../api/live-streams.ts';
import { followNotifications, type NotificationList } from './follow-notifications.ts';

/** Live news arrives by itself; should its stream be held up somewhere, a look now and then finds it too. */
const LOOK_EVERY_MS = 60_000;

const asked = keptQueryOf(listNotifications, {});
const { queryKey } = asked;
const known = (list: NotificationList) => onlyKnown(list, NOTIFICATION_KINDS);

/** One's notifications, as they are, and what may be done with them. Read and deleted at once, put right by the server. */
export function useNotifications(uid: string) {
  const queries = useQueryClient();
  const query = useQuery({ ...asked, select: known, refetchInterval: LOOK_EVERY_MS });

  useEffect(
    () =>
      followNotifications(uid, (list) => {
        const before = queries.getQueryData<NotificationList>(queryKey);
        queries.setQueryData(queryKey, list);
        void keepAnswer(queryKey, list);
        if (!before || !bringsNews(before, list)) return;
        // A notification about a booking has changed it: whatever shows one asks again.
        for (const id of changedBookings(before, list, isWatchedLive))
          void queries.invalidateQueries({ queryKey: [readBooking.name, { id }] });
        void queries.invalidateQueries({ queryKey: [listBookings.name] });
        void queries.invalidateQueries({ queryKey: [listNeeds.name] });
      }),
    [uid, queries],
  );

  const change = (to: (list: NotificationList) => NotificationList) => {
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (list) => list && to(list));
  };
  const putRight = ({ ok }: { ok: boolean }) => {
    if (!ok) void queries.invalidateQueries({ queryKey });
  };
  return {
    list: query.data,
    shown: query,
    failed: query.isError && !query.data,
    retry: () => void query.refetch(),
    read: (id: string) => {
      change((list) => markedRead(list, id));
      void call(readNotification, { id }).then(putRight);
    },
    remove: (id: string) => {
      change((list) => without(list, id));
      void call(deleteNotification, { id }).then(putRight);
    },
  };
}

/** Something is told that was not told before; what was read or removed meanwhile is no news. */
export function bringsNews(before: NotificationList, now: NotificationList): boolean {
  const known = new Set(before.notifications.map(({ id }) => id));
  return now.notifications.some(({ id }) => !known.has(id));
}

/** After these a visit stands otherwise than before, which a page that is told live has heard already. */
const NEW_STATE: ReadonlySet<NotificationKind> = new Set([
  'karigar-assigned',
  'on-the-way',
  'at-the-door',
  'work-done',
  'work-accepted',
  'dispute-opened',
  'dispute-resolved',
  'looking-again',
]);

/** The bookings that the news are about, but for those whose own page asks anew without them. */
export function changedBookings(
  before: NotificationList,
  now: NotificationList,
  watchLive: (bookingId: string) => boolean,
): string[] {
  const known = new Set(before.notifications.map(({ id }) => id));
  const news = now.notifications.filter(({ id }) => !known.has(id));
  const asksItself = (id: string): boolean =>
    watchLive(id) &&
    news.some(({ kind, params }) => params.bookingId === id && NEW_STATE.has(kind));
  const about = new Set(news.flatMap(({ params }) => params.bookingId ?? []));
  return [...about].filter((id) => !asksItself(id));
}

export function markedRead({ notifications, unread }: NotificationList, id: string) {
  const isNews = notifications.some((one) => one.id === id && !one.read);
  return {
    notifications: notifications.map((one) => (one.id === id ? { ...one, read: true } : one)),
    unread: unread - (isNews ? 1 : 0),
  };
}

export function without({ notifications, unread }: NotificationList, id: string | undefined) {
  const isNews = notifications.some((one) => one.id === id && !one.read);
  return {
    notifications: notifications.filter((one) => one.id !== id),
    unread: unread - (isNews ? 1 : 0),
  };
}
