import { subscribeKarigarPush } from '#contract/applicant/subscribe-karigar-push.ts';
import { unsubscribeKarigarPush } from '#contract/applicant/unsubscribe-karigar-push.ts';
import { readPushKey } from '#contract/public/read-push-key.ts';
import { call } from '../../browser/call.ts';
import { dropSubscriptionQuickly } from '../../browser/push-owner.ts';
import * as browser from '../../browser/push-subscription.ts';
import { findOwnWorker } from './worker.ts';

export type { PushState } from '../../browser/push-subscription.ts';

/** The customer's app on the same telephone has its own worker, and remembers for itself. */
const pushClient: browser.PushClient = {
  key: 'karigar-told-here',
  findWorker: findOwnWorker,
  readKey: async () => {
    const key = await call(readPushKey, {});
    return key.ok ? key.value.publicKey : undefined;
  },
  subscribe: async (made) => (await call(subscribeKarigarPush, made)).ok,
  unsubscribe: (endpoint) => call(unsubscribeKarigarPush, { endpoint }),
};

export const readPushState = (uid: string) => browser.readPushState(pushClient, uid);
export const subscribeToPush = (uid: string) => browser.subscribeToPush(pushClient, uid);
export const unsubscribeFromPush = () => browser.unsubscribeFromPush(pushClient);
export const renewPushSubscription = (uid: string) =>
  browser.renewPushSubscription(pushClient, uid);
export const unsubscribeFromPushQuickly = (): Promise<unknown> =>
  dropSubscriptionQuickly(pushClient);
