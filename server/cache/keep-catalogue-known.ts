import type { Signals } from '#server/platform/live/signals.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { AppCache } from './app-cache.ts';

/** Told to every process once something of the catalogue has been published. */
export const CATALOGUE_CHANGED = 'catalogue';

/** A process knows what is sold before it answers anybody, and what was published as soon as it has been. */
export async function keepCatalogueKnown(
  { facts, log }: { readonly facts: Pick<AppCache, 'servicesAnew'>; readonly log: Log },
  signals: Pick<Signals, 'watch'>,
): Promise<void> {
  await facts.servicesAnew();
  signals.watch(CATALOGUE_CHANGED, () => {
    facts.servicesAnew().catch((error: unknown) => log.fault('catalogue-not-read', error));
  });
}
