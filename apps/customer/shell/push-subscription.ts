import { subscribePush } from '#contract/customer/subscribe-push.ts';
import { unsubscribePush } from '#contract/customer/unsubscribe-push.ts';
import { readPushKey } from '#contract/public/read-push-key.ts';
import * as browser from '../../browser/push-subscription.ts';
import { call } from '../api/call.ts';
import { pushOwnerKey } from './unsubscribe-from-push.ts';

export type { PushState } from '../../browser/push-subscription.ts';

const pushClient: browser.PushClient = {
  ...pushOwnerKey,
  readKey: async () => {
    const key = await call(readPushKey, {});
    return key.ok ? key.value.publicKey : undefined;
  },
  subscribe: async (made) => (await call(subscribePush, made)).ok,
  unsubscribe: (endpoint) => call(unsubscribePush, { endpoint }),
};

export const readPushState = (uid: string) => browser.readPushState(pushClient, uid);
export const subscribeToPush = (uid: string) => browser.subscribeToPush(pushClient, uid);
export const unsubscribeFromPush = () => browser.unsubscribeFromPush(pushClient);
export const renewPushSubscription = (uid: string) =>
  browser.renewPushSubscription(pushClient, uid);
