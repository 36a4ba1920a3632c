import { giveUp, type ToldBy, told } from './told-here.ts';

/** Whether this device is told of news while nobody looks. On an iPhone the app must be installed first. */
export type Telling = 'unsupported' | 'not-installed' | 'blocked' | 'on' | 'off';

/** What an app asks its server for; each answers whether it worked. */
export type Teller = ToldBy & {
  /** Null where no messages are sent, undefined where nobody knows. */
  readonly readKey: () => Promise<string | null | undefined>;
  readonly subscribe: (made: Made) => Promise<boolean>;
  readonly unsubscribe: (endpoint: string) => Promise<unknown>;
};

export type Made = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export async function readTelling(teller: Teller, uid: string): Promise<Telling> {
  if (!('PushManager' in window && 'Notification' in window)) {
    return (navigator as { standalone?: boolean }).standalone === false
      ? 'not-installed'
      : 'unsupported';
  }
  const worker = await teller.findWorker();
  if (!worker) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await worker.pushManager.getSubscription().catch(() => null);
  return subscription && told(teller) === uid ? 'on' : 'off';
}

/** After the person's own press: browsers ask him, and only once. */
export async function startTelling(teller: Teller, uid: string): Promise<Telling | 'failed'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const [worker, key] = await Promise.all([teller.findWorker(), teller.readKey()]);
  if (key === undefined) return 'failed';
  if (!worker || key === null) return 'unsupported';
  try {
    // One that was made with another key would stand in the way.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    if (!(await teller.subscribe(madeBy(subscription)))) {
      await subscription.unsubscribe();
      return 'failed';
    }
    localStorage.setItem(teller.key, uid);
    return 'on';
  } catch {
    return 'failed';
  }
}

export async function stopTelling(teller: Teller): Promise<void> {
  const endpoint = await giveUp(teller);
  if (endpoint) await teller.unsubscribe(endpoint);
}

/**
 * The server tells a device for as long as a session lasts: at every start it learns of this one's anew. What somebody
 * else has left here is given up.
 */
export async function renewTelling(teller: Teller, uid: string): Promise<void> {
  if (told(teller) === undefined) return;
  if ((await readTelling(teller, uid)) !== 'on') return void (await giveUp(teller));
  const subscription = await (await teller.findWorker())?.pushManager.getSubscription();
  if (subscription) await teller.subscribe(madeBy(subscription));
}

function madeBy(subscription: PushSubscription): Made {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh, auth };
}
