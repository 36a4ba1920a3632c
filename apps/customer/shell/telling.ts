import { readPushKey } from '#contract/public/read-push-key.ts';
import { subscribePush } from '#contract/customer/subscribe-push.ts';
import { unsubscribePush } from '#contract/customer/unsubscribe-push.ts';
import { call } from '../api/call.ts';
import { findWorker, giveUp, TOLD_HERE, told } from './stop-telling.ts';

/** Whether this device is told of news while nobody looks. On an iPhone the app must be installed first. */
export type Telling = 'unsupported' | 'not-installed' | 'blocked' | 'on' | 'off';

export async function readTelling(uid: string): Promise<Telling> {
  if (!('PushManager' in window && 'Notification' in window)) {
    return (navigator as { standalone?: boolean }).standalone === false
      ? 'not-installed'
      : 'unsupported';
  }
  const worker = await findWorker();
  if (!worker) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await worker.pushManager.getSubscription().catch(() => null);
  return subscription && told() === uid ? 'on' : 'off';
}

/** After the person's own press: browsers ask him, and only once. */
export async function startTelling(uid: string): Promise<Telling | 'failed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const [worker, key] = await Promise.all([findWorker(), call(readPushKey, {})]);
  if (!key.ok) return 'failed';
  if (!worker || key.value.publicKey === null) return 'unsupported';
  try {
    // One that was made with another key would stand in the way.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.publicKey,
    });
    if (!(await handIn(subscription))) {
      await subscription.unsubscribe();
      return 'failed';
    }
    localStorage.setItem(TOLD_HERE, uid);
    return 'on';
  } catch {
    return 'failed';
  }
}

export async function stopTelling(): Promise<void> {
  const endpoint = await giveUp();
  if (endpoint) await call(unsubscribePush, { endpoint });
}

/**
 * The server tells a device for as long as a session lasts: at every start it learns of this one's anew. What somebody
 * else has left here is given up.
 */
export async function renewTelling(uid: string): Promise<void> {
  if (told() === undefined) return;
  if ((await readTelling(uid)) !== 'on') return void (await giveUp());
  const subscription = await (await findWorker())?.pushManager.getSubscription();
  if (subscription) await handIn(subscription);
}

async function handIn(subscription: PushSubscription): Promise<boolean> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return (await call(subscribePush, { endpoint: endpoint ?? '', p256dh, auth })).ok;
}
