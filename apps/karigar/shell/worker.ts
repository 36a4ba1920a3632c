import { useSyncExternalStore } from 'react';
import { KARIGAR_APP } from '#contract/app-paths.ts';
import { ownScript } from '../../browser/own-script.ts';

const listeners = new Set<() => void>();
let newer = false;

export const useNewerVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => newer,
  );

type Start = {
  /** The path of the script that this page has started with. */
  readonly app: string;
  /** The Karigar has tapped a message. */
  readonly open: (path: string) => void;
  /** A message has come while the app is open. */
  readonly hear: () => void;
};

/** Starts what opens the app in a lift; it has this app only, the customer's pages have a worker of their own. */
export function startWorker({ app, open, hear }: Start): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || import.meta.hot) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.open?.startsWith(KARIGAR_APP)) open(data.open.slice(KARIGAR_APP.length) || '/');
    if (data.news) hear();
    if (!data.latest || data.latest === app) return;
    newer = true;
    for (const tell of listeners) tell();
  });
  const register = () =>
    serviceWorker.register(ownScript('/karigar-worker.js'), { scope: KARIGAR_APP }).catch(() => {});
  if (document.readyState === 'complete') setTimeout(register);
  else addEventListener('load', () => setTimeout(register));
}

/** See `worker/main.ts`. */
type FromWorker = { readonly latest?: string; readonly open?: string; readonly news?: true };

const PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 200;

/** Our own worker, once it works; where the customer's is there before it, that one is not meant. */
export async function findOwnWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return undefined;
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const found = await serviceWorker.getRegistration(KARIGAR_APP).catch(() => undefined);
    if (found?.active && new URL(found.scope).pathname === KARIGAR_APP) return found;
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
  }
  return undefined;
}
