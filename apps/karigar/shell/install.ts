import { useSyncExternalStore } from 'react';

/** The event by which a browser offers to install the app. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

const listeners = new Set<() => void>();
let offered: InstallEvent | undefined;

/** Begins early: the browser offers it once in the life of a page. Its own banner stays away, we never nag. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallEvent);
  });
  addEventListener('appinstalled', () => change(undefined));
}

export const useMayInstall = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered !== undefined,
  );

/** Called only after a press; an offer can be taken up once. */
export async function install(): Promise<void> {
  const taken = offered;
  change(undefined);
  await taken?.prompt();
}

function change(next: InstallEvent | undefined): void {
  offered = next;
  for (const tell of listeners) tell();
}
