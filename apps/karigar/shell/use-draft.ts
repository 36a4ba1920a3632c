import { useState } from 'react';
import { whoseDevice } from '../api/whose-device.ts';

/** Kept as it is typed, for this tab alone: a phone with little memory reloads the page when another app opens. */
const keyOf = (name: string): string => `draft ${whoseDevice() ?? ''} ${name}`;

export const hasDraft = (name: string): boolean => read(name) !== undefined;

/** A state that outlives a reload of the page; `undefined` lets it go. */
export function useDraft<Draft>(
  name: string,
  first: () => Draft,
): readonly [Draft, (next: Draft | undefined) => void] {
  const [draft, setDraft] = useState<Draft>(() => (read(name) as Draft | undefined) ?? first());
  const keep = (next: Draft | undefined) => {
    setDraft(next ?? first());
    write(name, next);
  };
  return [draft, keep];
}

function read(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, draft: unknown): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing, or no more, still sends what is typed.
  }
}
