import { paiseFromRupees } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import { findRateCard, recordRateCard } from '#server/modules/rate-card/store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { choicesOfFirst } from './data/first-choices.ts';
import { jobsOfFirst, pageOfFirst } from './data/first-pages.ts';
import { firstRates } from './data/first-rates.ts';
import {
  type CatalogueService,
  catalogue,
  FIRST_FROM,
  factsOfFirst,
  firstCategories,
  searchWordsOfFirst,
  wordsOfFirst,
} from './data/first-services.ts';
import { mumbai } from './data/mumbai.ts';
import { sowCity } from './sow-city.ts';
import { sowOnce } from './sow-once.ts';

/** To be raised with every change of what is sown here. */
const EDITION = '2026-11-26';

/** Rows without which no server can open: the nine services, and the first city with its pincodes and journeys. */
export const seedBase = (pool: Pool, now: Instant = Date.now()): Promise<boolean> =>
  sowOnce(pool, { name: 'base', edition: EDITION, now }, async (db) => {
    await sowCategories(db);
    await sowServices(db, catalogue);
    await sowOptions(db, catalogue);
    await sowRates(db, catalogue);
    await sowCity(db, mumbai);
  });

/** Once sown, a service belongs to operations: a later edition does not put its price back. */
export async function sowServices(
  db: Database,
  services: readonly CatalogueService[],
): Promise<void> {
  const rows = services.map((service) => {
    const { id, slug, noisy, taxClass } = factsOfFirst(service);
    return {
      ...{ id, slug, service_id: id, version: 1, holds_from: FIRST_FROM, withdrawn: false },
      category: service.category,
      price_paise: paiseFromRupees(service.priceRupees),
      duration_minutes: service.durationMinutes,
      team_size: service.teamSize,
      labor_charges: service.laborCharges,
      initial_rating: service.initialRating,
      ...{ noisy, tax_class: taxClass, art: slug },
      words: wordsOfFirst(service),
      jobs: jobsOfFirst(service),
      choices: choicesOfFirst(service),
      page: pageOfFirst(service),
      search_words: searchWordsOfFirst(service),
    };
  });
  await db.query(
    `insert into services (id, slug) select id, slug from jsonb_populate_recordset(null::services, $1)
      on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
  await db.query(
    `insert into service_versions select * from jsonb_populate_recordset(null::service_versions, $1)
      on conflict (service_id, version) do nothing`,
    [JSON.stringify(rows)],
  );
}

export async function sowCategories(db: Database): Promise<void> {
  const rows = firstCategories.map(
    ({ reference: _, key, position, tile, words, holdsFrom: __, ...terms }) => ({
      ...{ key, version: 1, holds_from: FIRST_FROM, position, tile, terms, words },
    }),
  );
  await db.query(
    `insert into category_versions select * from jsonb_populate_recordset(null::category_versions, $1)
      on conflict (key, version) do nothing`,
    [JSON.stringify(rows)],
  );
}

/** A card that is there is that of operations. */
async function sowRates(db: Database, services: readonly CatalogueService[]): Promise<void> {
  for (const service of services) {
    const { id } = factsOfFirst(service);
    const rates = firstRates[service.slug];
    if ((await findRateCard(db, id)).length === 0) await recordRateCard(db, id, rates);
  }
}

export async function sowOptions(
  db: Database,
  services: readonly CatalogueService[],
): Promise<void> {
  const rows = services.flatMap((service) =>
    service.options.map((option, position) => ({
      ...{ service_id: service.id, version: 1, key: option.key, position, available: true },
      price_paise: paiseFromRupees(option.priceRupees),
      duration_minutes: option.durationMinutes,
      team_size: option.teamSize,
    })),
  );
  await db.query(
    `insert into service_options select * from jsonb_populate_recordset(null::service_options, $1)
      on conflict (service_id, version, key) do nothing`,
    [JSON.stringify(rows)],
  );
}
