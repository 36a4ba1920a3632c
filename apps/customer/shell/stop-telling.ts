/** Whom this browser was last told to tell: a subscription alone does not say whose it is. */
export const TOLD_HERE = 'told-here';
const WORKER_PATIENCE_MS = 5000;
const FAREWELL_PATIENCE_MS = 1000;

/** At a sign-out, where the server forgets its part by itself; no push service may hold anybody up. */
export const stopTellingQuickly = (): Promise<unknown> =>
  Promise.race([giveUp(), new Promise((resume) => setTimeout(resume, FAREWELL_PATIENCE_MS))]);

/** Answers the address at which this device was told, for the server to forget it as well. */
export async function giveUp(): Promise<string | undefined> {
  try {
    if (told() === undefined) return undefined;
    localStorage.removeItem(TOLD_HERE);
    const subscription = await (await findWorker())?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return subscription?.endpoint;
  } catch {
    return undefined;
  }
}

export function told(): string | undefined {
  try {
    return localStorage.getItem(TOLD_HERE) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The page may be so young that its worker is still on its way. */
export function findWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return Promise.resolve(undefined);
  const late = new Promise<undefined>((resume) =>
    setTimeout(() => resume(undefined), WORKER_PATIENCE_MS),
  );
  return Promise.race([serviceWorker.ready, late]);
}
