import { listKarigarNotifications as listPromise } from '#contract/applicant/list-karigar-notifications.ts';
import { readKarigarNotifications as readPromise } from '#contract/applicant/read-karigar-notifications.ts';
import { setLanguage as languagePromise } from '#contract/applicant/set-language.ts';
import { subscribeKarigarPush } from '#contract/applicant/subscribe-karigar-push.ts';
import { unsubscribeKarigarPush } from '#contract/applicant/unsubscribe-karigar-push.ts';
import { accept } from '#kernel/outcome.ts';
import { setLanguage } from '#server/flows/identity/set-language.ts';
import { subscribePush } from '#server/flows/messaging/subscribe-push.ts';
import { unsubscribePush } from '#server/flows/messaging/unsubscribe-push.ts';
import { readKarigarNotifications } from '#server/flows/notification/read-karigar-notifications.ts';
import { karigarTopic } from '#server/modules/visit/topics.ts';
import { findKarigarId } from '#server/views/karigar-news.ts';
import { listKarigarNotifications } from '#server/views/notifications.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes for the notifications of Karigars and applicants, and for the telephones that receive them. */
export const newsAnswers: readonly Answer[] = [
  answer(listPromise, async (_input, { db, person }) =>
    accept(await listKarigarNotifications(db, person.id)),
  ),
  answer(readPromise, async ({ until }, { world, db, person, now }) => {
    await readKarigarNotifications(db, { userId: person.id, until: Date.parse(until) }, now);
    const karigarId = await findKarigarId(db, person.id);
    if (karigarId !== undefined) void world.live.tell([karigarTopic(karigarId)]);
    return accept({ read: true as const });
  }),
  answer(subscribeKarigarPush, async (subscription, { db, person, session, now }) => {
    const subscriber = {
      userId: person.id,
      sessionHash: session.tokenHash,
      app: 'karigar',
    } as const;
    const outcome = await subscribePush(db, subscriber, subscription, now);
    return outcome.ok ? accept({ subscribed: true as const }) : outcome;
  }),
  answer(unsubscribeKarigarPush, async ({ endpoint }, { db, person }) => {
    await unsubscribePush(db, { endpoint, userId: person.id });
    return accept({ unsubscribed: true as const });
  }),
  answer(languagePromise, async ({ language }, { db, person }) => {
    await setLanguage(db, { userId: person.id, language });
    return accept({ language });
  }),
];
