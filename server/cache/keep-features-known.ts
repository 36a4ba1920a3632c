import type { Signals } from '#server/platform/live/signals.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { AppCache } from './app-cache.ts';

/** Told to every process once a feature was switched off or on. */
export const FEATURES_CHANGED = 'features';

/** Every process refuses what is off, and no longer what is on again, as soon as somebody says so. */
export function keepFeaturesKnown(
  { facts, log }: { readonly facts: Pick<AppCache, 'switchedOffAnew'>; readonly log: Log },
  signals: Pick<Signals, 'watch'>,
): void {
  signals.watch(FEATURES_CHANGED, () => {
    facts.switchedOffAnew().catch((error: unknown) => log.fault('features-not-read', error));
  });
}
