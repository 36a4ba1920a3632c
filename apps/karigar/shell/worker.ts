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

/** Starts what opens the app in a lift; it has this app only, the customer's pages have a worker of their own. */
export function startWorker(app: string): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || import.meta.hot) return;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ latest?: string }>) => {
    if (!data.latest || data.latest === app) return;
    newer = true;
    for (const tell of listeners) tell();
  });
  const register = () =>
    serviceWorker.register(ownScript('/karigar-worker.js'), { scope: KARIGAR_APP }).catch(() => {});
  if (document.readyState === 'complete') setTimeout(register);
  else addEventListener('load', () => setTimeout(register));
}
