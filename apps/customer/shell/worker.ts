import { useSyncExternalStore } from 'react';
import { ownScript } from '../../browser/own-script.ts';

const HOUR_MS = 3_600_000;
const listeners = new Set<() => void>();
let newerVersion = false;

/** There is a version newer than what this page runs; it goes on working, and may be loaded afresh. */
export const useNewerVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isNewer,
    isNewer,
  );

const isNewer = (): boolean => newerVersion;

type Start = {
  /** The path of the script that this page has started with. */
  readonly app: string;
  /** Leads to another screen: somebody has tapped a message. */
  readonly open: (path: string) => void;
};

/**
 * Starts what makes the app open without a network, once the page has everything it needs itself. A browser without
 * workers, or a site on plain http, is the same but for that.
 */
export function startWorker({ app, open }: Start): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  if (import.meta.hot) return void removeWorkers(serviceWorker);
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.open) open(data.open);
    if (data.latest && data.latest !== app) announceNewerVersion();
  });
  const register = () =>
    serviceWorker.register(ownScript('/worker.js')).then(lookForNewOnes, () => {});
  if (document.readyState === 'complete') setTimeout(register);
  else addEventListener('load', () => setTimeout(register));
}

/** See `worker/main.ts`. */
type FromWorker = { readonly open?: string; readonly latest?: string };

/** The browser looks at every visit; an app that is never closed has no visits. */
function lookForNewOnes(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < HOUR_MS) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** One that the built site has left at this address would stand between us and what has just been edited. */
async function removeWorkers(serviceWorker: ServiceWorkerContainer): Promise<void> {
  for (const one of await serviceWorker.getRegistrations()) await one.unregister();
}

function announceNewerVersion(): void {
  newerVersion = true;
  for (const tell of listeners) tell();
}
