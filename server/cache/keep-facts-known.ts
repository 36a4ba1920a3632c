import type { Signals } from '#server/platform/live/signals.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { AppCache } from './app-cache.ts';
import { keepCatalogueKnown } from './keep-catalogue-known.ts';
import { keepFeaturesKnown } from './keep-features-known.ts';
import { keepTextsKnown } from './keep-texts-known.ts';
import { keepZonesKnown } from './keep-zones-known.ts';

type Told = { readonly facts: AppCache; readonly log: Log };

/** The memory of this process follows what every other one writes. */
export async function keepFactsKnown(told: Told, signals: Pick<Signals, 'watch'>): Promise<void> {
  await keepCatalogueKnown(told, signals);
  keepZonesKnown(told, signals);
  keepFeaturesKnown(told, signals);
  keepTextsKnown(told, signals);
}
