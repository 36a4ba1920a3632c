import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icons/icon.tsx';
import { useTopDialog } from './open-dialogs.ts';
import './toast.css';

type Tone = 'good' | 'bad';
type Toast = { readonly id: number; readonly text: string; readonly tone: Tone };

const GOOD_TOAST_MS = 2000;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

/** A short message at the top centre: good news leaves after 2 s, bad news stays until it is dismissed. */
export function toast(text: string, tone: Tone = 'good'): void {
  lastId += 1;
  const id = lastId;
  change([...toasts.filter((shown) => shown.text !== text), { id, text, tone }]);
  if (tone === 'good') setTimeout(() => dismiss(id), GOOD_TOAST_MS);
}

/** A new attempt settles what was said of the one before. */
export const clearTrouble = (): void => change(toasts.filter(({ tone }) => tone === 'good'));

/**
 * The region of the toasts; once per app. It exists before its messages, or they would not be read out; while a dialog
 * is open it is part of that, because everything else can then neither be heard nor pressed.
 */
export function Toasts({ dismissLabel }: { dismissLabel: string }) {
  const shown = useSyncExternalStore(subscribe, current, current);
  const dialog = useTopDialog();
  const region = (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ id, text, tone }) => (
        <div key={id} className={`toast ${tone}`}>
          <Icon name={tone === 'good' ? 'check' : 'help'} />
          <p>{text}</p>
          {tone === 'bad' && (
            <button
              type="button"
              className="icon-btn"
              aria-label={dismissLabel}
              onClick={() => dismiss(id)}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

const current = (): readonly Toast[] => toasts;

function dismiss(id: number): void {
  change(toasts.filter((shown) => shown.id !== id));
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
