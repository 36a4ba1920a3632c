import { deleteNotification as deletePromise } from '#contract/customer/delete-notification.ts';
import { listNotifications as listPromise } from '#contract/customer/list-notifications.ts';
import { readNotification as readPromise } from '#contract/customer/read-notification.ts';
import { accept } from '#kernel/outcome.ts';
import { deleteNotification } from '#server/flows/notification/delete-notification.ts';
import { readNotification } from '#server/flows/notification/read-notification.ts';
import { listNotifications } from '#server/views/notifications.ts';
import { answer } from '../http/mount-routes.ts';

export const answerListNotifications = answer(listPromise, async (_input, { db, person }) =>
  accept(await listNotifications(db, person.id)),
);

export const answerReadNotification = answer(
  readPromise,
  async ({ id }, { world, db, person, now }) => {
    const outcome = await readNotification(db, { id, userId: person.id }, now);
    void world.live.tell([person.id]);
    return outcome.ok ? accept({ read: true as const }) : outcome;
  },
);

export const answerDeleteNotification = answer(
  deletePromise,
  async ({ id }, { world, db, person }) => {
    await deleteNotification(db, { id, userId: person.id });
    void world.live.tell([person.id]);
    return accept({ deleted: true as const });
  },
);
