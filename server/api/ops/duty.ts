import { changeDuty as changePromise } from '#contract/ops/change-duty.ts';
import { readDuty as readPromise } from '#contract/ops/read-duty.ts';
import { subscribeStaffPush } from '#contract/ops/subscribe-staff-push.ts';
import { unsubscribeStaffPush } from '#contract/ops/unsubscribe-staff-push.ts';
import { accept } from '#kernel/outcome.ts';
import { subscribePush } from '#server/flows/messaging/subscribe-push.ts';
import { unsubscribePush } from '#server/flows/messaging/unsubscribe-push.ts';
import { changeDuty } from '#server/flows/staff/change-duty.ts';
import { readDuty } from '#server/views/duty.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** Routes for who is on duty, and for the browsers in which they are rung. */
export const dutyAnswers: readonly Answer[] = [
  answer(readPromise, async (_input, { db, now }) => accept(await readDuty(db, now))),
  answer(changePromise, async ({ until }, { db, person, now }) => {
    const wish = { userId: person.id, until: until === null ? null : Date.parse(until) };
    const outcome = await changeDuty(db, wish, now);
    return outcome.ok ? accept(await readDuty(db, now)) : outcome;
  }),
  answer(subscribeStaffPush, async (subscription, { db, person, session, now }) => {
    const subscriber = { userId: person.id, sessionHash: session.tokenHash, app: 'ops' } as const;
    const outcome = await subscribePush(db, subscriber, subscription, now);
    return outcome.ok ? accept({ subscribed: true as const }) : outcome;
  }),
  answer(unsubscribeStaffPush, async ({ endpoint }, { db, person }) => {
    await unsubscribePush(db, { endpoint, userId: person.id });
    return accept({ unsubscribed: true as const });
  }),
];
