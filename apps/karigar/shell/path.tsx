import { type ComponentProps, useSyncExternalStore } from 'react';
import { KARIGAR_APP } from '#contract/app-paths.ts';

/** A handful of addresses: a router of a library would be a fifth of what a cheap telephone downloads. */
const listeners = new Set<() => void>();

/** The place within the app: `/`, `/offers`, `/visits/…`. */
export const usePath = (): string => useSyncExternalStore(follow, currentPath);

const currentPath = (): string =>
  location.pathname.slice(KARIGAR_APP.length).replace(/\/$/, '') || '/';

/** The query of the address: which visit a message was about. */
export const askedFor = (name: string): string | null =>
  new URLSearchParams(location.search).get(name);

export function go(path: string, { replace = false } = {}): void {
  const address = path === '/' ? KARIGAR_APP : KARIGAR_APP + path;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  scrollTo(0, 0);
  for (const tell of listeners) tell();
}

/** A link inside the app: pressed with the usual keys it opens elsewhere, as any link does. */
export function Link({ to, onClick, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a
      {...rest}
      href={to === '/' ? KARIGAR_APP : KARIGAR_APP + to}
      onClick={(event) => {
        onClick?.(event);
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
        event.preventDefault();
        go(to);
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
