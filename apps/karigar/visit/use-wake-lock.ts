import { useEffect, useSyncExternalStore } from 'react';

let held: WakeLockSentinel | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Whether the screen is kept on now; a phone may refuse it, and take it back at any time. */
export const useStaysOn = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held?.released === false,
  );

/**
 * The screen stays on while a Karigar is on the way: a phone that sleeps reports no position. The browser drops the lock
 * whenever the page is hidden, and a phone that saves battery may refuse it; both are asked again on return.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wanted || !wakeLock) return;
    let over = false;
    let asking = false;
    const hold = async () => {
      if (asking || document.hidden || held?.released === false) return;
      asking = true;
      const lock = await wakeLock.request('screen').catch(() => undefined);
      asking = false;
      if (over) return void lock?.release();
      held = lock;
      lock?.addEventListener('release', tell);
      tell();
    };
    const look = () => void hold();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', look);
      void held?.release();
    };
  }, [wanted]);
}
