import { whoseDevice } from '../api/whose-device.ts';
import type { Typed } from './application-typed.ts';

/** Kept as it is typed, for this tab alone: a phone with little memory reloads the page when its camera opens. */
const keyOf = () => `application ${whoseDevice() ?? ''}`;

export function keepDraft(typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify(typed));
  } catch {
    // A browser that keeps nothing still sends what is typed.
  }
}

export function readDraft(): Partial<Typed> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf()) ?? '{}');
  } catch {
    return {};
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(keyOf());
  } catch {
    // There was none.
  }
}
