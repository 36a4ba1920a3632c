import { type ComponentProps, useSyncExternalStore } from 'react';
import { OPS_APP } from '#contract/app-paths.ts';

const listeners = new Set<() => void>();

/** The place within operations: `/`, `/bookings/…`. */
export const usePath = (): string => useSyncExternalStore(follow, currentPath);

/** The part of the address in which a room keeps its state: `?days=7`. */
export const useSearch = (): string => useSyncExternalStore(follow, () => location.search);

export const currentPath = (): string =>
  location.pathname.slice(OPS_APP.length).replace(/\/$/, '') || '/';
const addressOf = (path: string): string => (path === '/' ? OPS_APP : OPS_APP + path);

export function go(path: string): void {
  const address = addressOf(path);
  // Pressed twice it is one step back, as with any link.
  if (address !== location.pathname + location.search) history.pushState(null, '', address);
  for (const tell of listeners) tell();
}

/** The same without a step to go back by: a filter is one place, however often it is changed. */
export function goInstead(path: string): void {
  history.replaceState(history.state, '', addressOf(path));
  for (const tell of listeners) tell();
}

/** A link inside the app: pressed with the usual keys it opens elsewhere, as any link does. */
export function Link({
  to,
  onPress,
  ...rest
}: ComponentProps<'a'> & { to: string; onPress?: () => void }) {
  return (
    <a
      {...rest}
      href={addressOf(to)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(to);
        onPress?.();
      }}
    />
  );
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}
