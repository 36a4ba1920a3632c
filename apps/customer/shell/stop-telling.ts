import { giveUpQuickly, type ToldBy } from '../../browser/told-here.ts';

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

export const toldHere: ToldBy = { key: 'told-here', findWorker };

export const stopTellingQuickly = (): Promise<unknown> => giveUpQuickly(toldHere);
