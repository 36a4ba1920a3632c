import type { Signals } from '#server/platform/live/signals.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { AppCache } from './app-cache.ts';

/** Told to every process once a text has been published. */
export const TEXTS_CHANGED = 'texts';

/** Every process shows a new text as soon as it has been published for now. */
export function keepTextsKnown(
  { facts, log }: { readonly facts: Pick<AppCache, 'textsAnew'>; readonly log: Log },
  signals: Pick<Signals, 'watch'>,
): void {
  signals.watch(TEXTS_CHANGED, () => {
    facts.textsAnew().catch((error: unknown) => log.fault('texts-not-read', error));
  });
}
