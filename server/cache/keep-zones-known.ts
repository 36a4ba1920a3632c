import type { Signals } from '#server/platform/live/signals.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { AppCache } from './app-cache.ts';

/** Told to every process once a zone switch was started, extended or ended. */
export const ZONES_CHANGED = 'zones';
/** The same for a limit of an area. */
export const LIMITS_CHANGED = 'area-limits';

type Told = { readonly facts: Pick<AppCache, 'zonesAnew' | 'limitsAnew'>; readonly log: Log };

/** Every process closes and opens hours and days as soon as a switch or a limit says so. */
export function keepZonesKnown({ facts, log }: Told, signals: Pick<Signals, 'watch'>): void {
  const read = (anew: () => Promise<unknown>, fault: string) => () => {
    anew().catch((error: unknown) => log.fault(fault, error));
  };
  signals.watch(ZONES_CHANGED, read(facts.zonesAnew, 'zones-not-read'));
  signals.watch(LIMITS_CHANGED, read(facts.limitsAnew, 'area-limits-not-read'));
}
