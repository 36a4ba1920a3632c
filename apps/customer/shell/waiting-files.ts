import type { Recording } from '../../browser/voice-recorder.ts';

/** A picture or a recording that is chosen and not sent yet. */
export type NoteFile =
  | { readonly id: string; readonly kind: 'picture'; readonly image: string }
  | ({ readonly id: string; readonly kind: 'voice' } & Recording);

/** Files that wait for their booking, by the service that is being booked in this window. */
const waiting = new Map<string, readonly NoteFile[]>();
const watchers = new Set<() => void>();
const NONE: readonly NoteFile[] = [];

export const waitingFiles = (slug: string): readonly NoteFile[] => waiting.get(slug) ?? NONE;

export function keepWaiting(slug: string, files: readonly NoteFile[]): void {
  waiting.set(slug, files);
  for (const tell of watchers) tell();
}

/** The next person at this window, and the next booking, must not find them. */
export function forgetWaiting(slug?: string): void {
  if (slug === undefined) waiting.clear();
  else waiting.delete(slug);
  for (const tell of watchers) tell();
}

export function watchWaiting(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
