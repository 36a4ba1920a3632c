import { subscribeKarigarPush } from '#contract/applicant/subscribe-karigar-push.ts';
import { unsubscribeKarigarPush } from '#contract/applicant/unsubscribe-karigar-push.ts';
import { readPushKey } from '#contract/public/read-push-key.ts';
import { call } from '../../browser/call.ts';
import * as browser from '../../browser/telling.ts';
import { giveUpQuickly } from '../../browser/told-here.ts';
import { findOwnWorker } from './worker.ts';

export type { Telling } from '../../browser/telling.ts';

/** The customer's app on the same telephone has its own worker, and remembers for itself. */
const teller: browser.Teller = {
  key: 'karigar-told-here',
  findWorker: findOwnWorker,
  readKey: async () => {
    const key = await call(readPushKey, {});
    return key.ok ? key.value.publicKey : undefined;
  },
  subscribe: async (made) => (await call(subscribeKarigarPush, made)).ok,
  unsubscribe: (endpoint) => call(unsubscribeKarigarPush, { endpoint }),
};

export const readTelling = (uid: string) => browser.readTelling(teller, uid);
export const startTelling = (uid: string) => browser.startTelling(teller, uid);
export const stopTelling = () => browser.stopTelling(teller);
export const renewTelling = (uid: string) => browser.renewTelling(teller, uid);
export const stopTellingQuickly = (): Promise<unknown> => giveUpQuickly(teller);
