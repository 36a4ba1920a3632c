import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deleteNotification } from '#contract/customer/delete-notification.ts';
import { listNotifications } from '#contract/customer/list-notifications.ts';
import { readNotification } from '#contract/customer/read-notification.ts';
import { call } from '../api/call.ts';
import { keepAnswer } from '../api/kept-answers.ts';
import { keptQueryOf } from '../api/kept-query.ts';
import { followNotifications, type NotificationList } from './follow-notifications.ts';

/** Live news arrives by itself; should its stream be held up somewhere, a look now and then finds it too. */
const LOOK_EVERY_MS = 60_000;

const asked = keptQueryOf(listNotifications, {});
const { queryKey } = asked;

/** One's notifications, as they are, and what may be done with them. Read and deleted at once, put right by the server. */
export function useNotifications(uid: string) {
  const queries = useQueryClient();
  const query = useQuery({ ...asked, refetchInterval: LOOK_EVERY_MS });

  useEffect(
    () =>
      followNotifications(uid, (list) => {
        queries.setQueryData(queryKey, list);
        void keepAnswer(queryKey, list);
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
