import { type KeptFiles, mayStay, type NoteFile, onKeptFiles } from './kept-files.ts';

/** Files that wait for their booking, by the service that is being booked; the browser keeps them over a reload. */
const waiting = new Map<string, readonly NoteFile[]>();
const watchers = new Set<() => void>();
const NONE: readonly NoteFile[] = [];
let owner: string | undefined;

export const waitingFiles = (slug: string): readonly NoteFile[] => waiting.get(slug) ?? NONE;

export function keepWaiting(slug: string, files: readonly NoteFile[]): void {
  show(slug, files);
  if (owner === undefined) return;
  const kept: KeptFiles = { slug, owner, keptAt: Date.now(), files };
  void onKeptFiles('readwrite', (store) => store.put(kept));
}

/** The next person at this browser, and the next booking, must not find them. */
export function forgetWaiting(slug?: string): void {
  forgetShown(slug);
  forgetKept(slug);
}

/** Those over a reload alone: another window may be waiting for its owner. */
export function forgetKept(slug?: string): void {
  void onKeptFiles('readwrite', (store) =>
    slug === undefined ? store.clear() : store.delete(slug),
  );
}

function forgetShown(slug?: string): void {
  if (slug === undefined) waiting.clear();
  else waiting.delete(slug);
  tellAll();
}

/** This person chooses here from now on; what others left, or what is too old, goes. */
export async function waitingIsOf(uid: string): Promise<void> {
  if (owner !== uid) forgetShown();
  owner = uid;
  const all = await onKeptFiles<KeptFiles[]>('readonly', (store) => store.getAll());
  for (const kept of all ?? []) {
    if (mayStay(kept, uid, Date.now())) continue;
    await onKeptFiles('readwrite', (store) => store.delete(kept.slug));
  }
}

/** Shows again what was chosen before a reload. */
export async function restoreWaiting(slug: string): Promise<void> {
  const asked = owner;
  const kept = await onKeptFiles<KeptFiles | undefined>('readonly', (store) => store.get(slug));
  if (!kept || asked === undefined || asked !== owner || !mayStay(kept, asked, Date.now())) return;
  if (!waiting.has(slug)) show(slug, kept.files);
}

export function watchWaiting(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

function show(slug: string, files: readonly NoteFile[]): void {
  waiting.set(slug, files);
  tellAll();
}

function tellAll(): void {
  for (const tell of watchers) tell();
}
