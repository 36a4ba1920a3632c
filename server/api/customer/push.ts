import { subscribePush as subscribePromise } from '#contract/customer/subscribe-push.ts';
import { unsubscribePush as unsubscribePromise } from '#contract/customer/unsubscribe-push.ts';
import { accept } from '#kernel/outcome.ts';
import { subscribePush } from '#server/flows/messaging/subscribe-push.ts';
import { unsubscribePush } from '#server/flows/messaging/unsubscribe-push.ts';
import { answer } from '../http/mount-routes.ts';

export const answerSubscribePush = answer(
  subscribePromise,
  async (subscription, { db, person, session, now }) => {
    const subscriber = {
      userId: person.id,
      sessionHash: session.tokenHash,
      app: 'customer',
    } as const;
    const outcome = await subscribePush(db, subscriber, subscription, now);
    return outcome.ok ? accept({ subscribed: true as const }) : outcome;
  },
);

export const answerUnsubscribePush = answer(
  unsubscribePromise,
  async ({ endpoint }, { db, person }) => {
    await unsubscribePush(db, { endpoint, userId: person.id });
    return accept({ unsubscribed: true as const });
  },
);
