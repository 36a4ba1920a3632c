import { subscribePush } from '#contract/customer/subscribe-push.ts';
import { unsubscribePush } from '#contract/customer/unsubscribe-push.ts';
import { readPushKey } from '#contract/public/read-push-key.ts';
import * as browser from '../../browser/telling.ts';
import { call } from '../api/call.ts';
import { toldHere } from './stop-telling.ts';

export type { Telling } from '../../browser/telling.ts';

const teller: browser.Teller = {
  ...toldHere,
  readKey: async () => {
    const key = await call(readPushKey, {});
    return key.ok ? key.value.publicKey : undefined;
  },
  subscribe: async (made) => (await call(subscribePush, made)).ok,
  unsubscribe: (endpoint) => call(unsubscribePush, { endpoint }),
};

export const readTelling = (uid: string) => browser.readTelling(teller, uid);
export const startTelling = (uid: string) => browser.startTelling(teller, uid);
export const stopTelling = () => browser.stopTelling(teller);
export const renewTelling = (uid: string) => browser.renewTelling(teller, uid);
