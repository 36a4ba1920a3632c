import { watchNotifications } from '#contract/customer/watch-notifications.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { isSessionAlive } from '#server/views/live-session.ts';
import { listNotifications } from '#server/views/notifications.ts';
import { etagOf } from '../http/etag-of.ts';
import { answerWithStream } from '../http/mount-routes.ts';

/** Rulings R15: told live in every open tab, as long as that tab's session lasts. */
export const answerWatchNotifications = answerWithStream(
  watchNotifications,
  (_input, { world, db, person, session, caller }) => {
    const stream = world.live.open({
      topic: person.id,
      name: 'notifications',
      lastId: caller.lastEventId,
      read: async () => {
        if (!(await isSessionAlive(db, session.tokenHash, world.now()))) return undefined;
        const data = await listNotifications(db, person.id);
        return { id: etagOf(data), data };
      },
    });
    return stream ? accept(stream) : refuse('too-many-requests', { retryAfterSeconds: 60 });
  },
);
