import { setTimeout as pause } from 'node:timers/promises';
import { copyObjects } from '../objects/copy-objects.ts';
import type { ObjectStore } from '../objects/object-store.ts';

type Following = {
  readonly living: ObjectStore;
  readonly kept: ObjectStore;
  readonly everyMs: number;
  /** A copy that failed is tried again with the next. */
  readonly onFailed: (error: unknown) => void;
  readonly signal?: AbortSignal;
};

/** Copies objects soon after they came, until it is ended: what a lost disk costs is then what came in between. */
export async function followObjects(following: Following): Promise<void> {
  const { living, kept, everyMs, onFailed, signal } = following;
  while (!signal?.aborted) {
    await copyObjects(living, kept).catch(onFailed);
    await pause(everyMs, undefined, signal && { signal }).catch(() => {});
  }
}
