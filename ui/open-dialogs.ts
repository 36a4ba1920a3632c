import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open: readonly HTMLElement[] = [];

/** A dialog has opened over everything else; returns what to call when it closes. */
export function dialogOpened(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((one) => one !== dialog));
}

/** The dialog on top, if one is open. Everything outside it can neither be pressed nor heard. */
export const useTopDialog = (): HTMLElement | undefined =>
  useSyncExternalStore(subscribe, onTop, onTop);

const onTop = (): HTMLElement | undefined => open.at(-1);

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
