import { dropSubscription, type PushOwnerKey, told } from './push-owner.ts';

/** Whether this device is told of news while nobody looks. On an iPhone the app must be installed first. */
export type PushState = 'unsupported' | 'not-installed' | 'blocked' | 'on' | 'off';

/** The operations that an app offers for subscriptions; each answers whether it worked. */
export type PushClient = PushOwnerKey & {
  /** Null where no messages are sent, undefined where nobody knows. */
  readonly readKey: () => Promise<string | null | undefined>;
  readonly subscribe: (made: Made) => Promise<boolean>;
  readonly unsubscribe: (endpoint: string) => Promise<unknown>;
};

export type Made = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export async function readPushState(pushClient: PushClient, uid: string): Promise<PushState> {
  if (!('PushManager' in window && 'Notification' in window)) {
    return (navigator as { standalone?: boolean }).standalone === false
      ? 'not-installed'
      : 'unsupported';
  }
  const worker = await pushClient.findWorker();
  if (!worker) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await worker.pushManager.getSubscription().catch(() => null);
  return subscription && told(pushClient) === uid ? 'on' : 'off';
}

/** Called only after the person's own press: browsers ask them, and only once. */
export async function subscribeToPush(
  pushClient: PushClient,
  uid: string,
): Promise<PushState | 'failed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const [worker, key] = await Promise.all([pushClient.findWorker(), pushClient.readKey()]);
  if (key === undefined) return 'failed';
  if (!worker || key === null) return 'unsupported';
  try {
    // One that was made with another key would stand in the way.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    if (!(await pushClient.subscribe(madeBy(subscription)))) {
      await subscription.unsubscribe();
      return 'failed';
    }
    localStorage.setItem(pushClient.key, uid);
    return 'on';
  } catch {
    return 'failed';
  }
}

export async function unsubscribeFromPush(pushClient: PushClient): Promise<void> {
  const endpoint = await dropSubscription(pushClient);
  if (endpoint) await pushClient.unsubscribe(endpoint);
}

/**
 * The server tells a device for as long as a session lasts, so every start registers this one again. A subscription
 * that another account left here is given up.
 */
export async function renewPushSubscription(pushClient: PushClient, uid: string): Promise<void> {
  if (told(pushClient) === undefined) return;
  if ((await readPushState(pushClient, uid)) !== 'on')
    return void (await dropSubscription(pushClient));
  const subscription = await (await pushClient.findWorker())?.pushManager.getSubscription();
  if (subscription) await pushClient.subscribe(madeBy(subscription));
}

function madeBy(subscription: PushSubscription): Made {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh, auth };
}
