import { OPS_APP } from '#contract/app-paths.ts';
import { subscribeStaffPush } from '#contract/ops/subscribe-staff-push.ts';
import { unsubscribeStaffPush } from '#contract/ops/unsubscribe-staff-push.ts';
import { readPushKey } from '#contract/public/read-push-key.ts';
import { call } from '../../browser/call.ts';
import { ownScript } from '../../browser/own-script.ts';
import { dropSubscriptionQuickly } from '../../browser/push-owner.ts';
import * as browser from '../../browser/push-subscription.ts';
import { go } from '../shell/path.tsx';

export type { PushState } from '../../browser/push-subscription.ts';

const PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 100;

/** Begun only where somebody may be on duty; the customers' pages have a worker of their own. */
async function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || import.meta.hot) return undefined;
  const made = await serviceWorker
    .register(ownScript('/ops-worker.js'), { scope: OPS_APP })
    .catch(() => undefined);
  for (let waited = 0; made && !made.active && waited < PATIENCE_MS; waited += LOOK_EVERY_MS)
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
  return made?.active ? made : undefined;
}

const pushClient: browser.PushClient = {
  key: 'staff-told-here',
  findWorker,
  readKey: async () => {
    const key = await call(readPushKey, {});
    return key.ok ? key.value.publicKey : undefined;
  },
  subscribe: async (made) => (await call(subscribeStaffPush, made)).ok,
  unsubscribe: (endpoint) => call(unsubscribeStaffPush, { endpoint }),
};

export const readPushState = (uid: string) => browser.readPushState(pushClient, uid);
export const subscribeToPush = (uid: string) => browser.subscribeToPush(pushClient, uid);
export const unsubscribeFromPush = () => browser.unsubscribeFromPush(pushClient);
export const renewPushSubscription = (uid: string) =>
  browser.renewPushSubscription(pushClient, uid);
export const unsubscribeFromPushQuickly = () => dropSubscriptionQuickly(pushClient);

/** A tap on what rang leads there in the console that is open. */
export function openWhatRang(): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const hear = ({ data }: MessageEvent<{ readonly open?: string }>) => {
    if (data.open?.startsWith(OPS_APP)) go(data.open.slice(OPS_APP.length) || '/');
  };
  serviceWorker?.addEventListener('message', hear);
  return () => serviceWorker?.removeEventListener('message', hear);
}
