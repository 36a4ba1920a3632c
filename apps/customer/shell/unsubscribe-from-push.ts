import { dropSubscriptionQuickly, type PushOwnerKey } from '../../browser/push-owner.ts';

const WORKER_PATIENCE_MS = 5000;

/** The page may be so young that its worker is still on its way. */
function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return Promise.resolve(undefined);
  const late = new Promise<undefined>((resume) =>
    setTimeout(() => resume(undefined), WORKER_PATIENCE_MS),
  );
  return Promise.race([serviceWorker.ready, late]);
}

export const pushOwnerKey: PushOwnerKey = { key: 'told-here', findWorker };

export const unsubscribeFromPushQuickly = (): Promise<unknown> =>
  dropSubscriptionQuickly(pushOwnerKey);
