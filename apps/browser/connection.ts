import { useSyncExternalStore } from 'react';

/** Whether the device has a network at all; that ours can be reached through it is another matter. */
export const useOnline = (): boolean => useSyncExternalStore(follow, isOnline, () => true);

export const isOnline = (): boolean => navigator.onLine;

function follow(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
