/** The app of ours that tells this browser, and the worker of it that is told. */
export type PushOwnerKey = {
  /** Under which the browser remembers whom it tells: a subscription alone does not say whose it is. */
  readonly key: string;
  readonly findWorker: () => Promise<ServiceWorkerRegistration | undefined>;
};

const FAREWELL_PATIENCE_MS = 1000;

/** At a sign-out, where the server forgets its part by itself; no push service may hold anybody up. */
export const dropSubscriptionQuickly = (by: PushOwnerKey): Promise<unknown> =>
  Promise.race([
    dropSubscription(by),
    new Promise((resume) => setTimeout(resume, FAREWELL_PATIENCE_MS)),
  ]);

/** Answers the address at which this device was told, for the server to forget it as well. */
export async function dropSubscription(by: PushOwnerKey): Promise<string | undefined> {
  try {
    if (told(by) === undefined) return undefined;
    localStorage.removeItem(by.key);
    const subscription = await (await by.findWorker())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return subscription?.endpoint;
  } catch {
    return undefined;
  }
}

export function told({ key }: PushOwnerKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
