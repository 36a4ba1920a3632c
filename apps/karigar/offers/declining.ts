import { useSyncExternalStore } from 'react';
import { serverNow } from '../api/server-clock.ts';

/** A decline can be undone for this long; it is sent afterwards. */
export const UNDO_MS = 10_000;

type Declining = { readonly until: number; readonly send: () => void };

const declining = new Map<string, Declining & { readonly timer: ReturnType<typeof setTimeout> }>();
const listeners = new Set<() => void>();
const told = () => {
  for (const listener of listeners) listener();
};

/** Leaving the app within the ten seconds sends the decline as well. */
export function declineSoon(offerId: string, send: () => void): void {
  if (declining.has(offerId)) return;
  const finish = () => {
    if (!declining.delete(offerId)) return;
    removeEventListener('pagehide', finish);
    clearTimeout(timer);
    told();
    send();
  };
  const timer = setTimeout(finish, UNDO_MS);
  addEventListener('pagehide', finish);
  declining.set(offerId, { until: serverNow() + UNDO_MS, send, timer });
  told();
}

export function undoDecline(offerId: string): void {
  const one = declining.get(offerId);
  if (!one) return;
  clearTimeout(one.timer);
  declining.delete(offerId);
  told();
}

/** Until when this offer's no can be taken back; nothing when none was said. */
export const useDeclining = (offerId: string): number | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => declining.get(offerId)?.until,
  );
