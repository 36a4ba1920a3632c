import type { Signals } from '#server/platform/live/signals.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { AppCache } from './app-cache.ts';

/** Told to every process once a zone switch was started, extended or ended. */
export const ZONES_CHANGED = 'zones';

/** Every process closes and opens hours as soon as a switch says so. */
export function keepZonesKnown(
  { facts, log }: { readonly facts: Pick<AppCache, 'zonesAnew'>; readonly log: Log },
  signals: Pick<Signals, 'watch'>,
): void {
  signals.watch(ZONES_CHANGED, () => {
    facts.zonesAnew().catch((error: unknown) => log.fault('zones-not-read', error));
  });
}
