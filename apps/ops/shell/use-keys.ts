import { useEffect, useEffectEvent } from 'react';

/** Acts of single keys, by their names; `false`: nothing now, and the key is whose it was. */
export type Keys = Readonly<Record<string, (() => unknown) | undefined>>;

/** Keys of a screen; whoever types, or is in a dialog, means something else by them. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.metaKey || event.ctrlKey || event.altKey || isElsewhere(event.target)) return;
    if (act() !== false) event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}

const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.matches('input, textarea, select'));

/** Nothing that can be pressed has the focus, so that Enter is free. */
export const isFree = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches('main');
};

/** Puts the focus on the first that is there. */
export function focusFirst(...selectors: readonly string[]): void {
  for (const one of selectors) {
    const found = document.querySelector<HTMLElement>(one);
    if (!found) continue;
    found.focus();
    return;
  }
}
