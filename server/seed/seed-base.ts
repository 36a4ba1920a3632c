import { type CatalogueService, catalogue } from '#contract/catalogue.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { type PincodeFact, servedPincodes } from './data/served-pincodes.ts';
import { sowOnce } from './sow-once.ts';
import { listTravelTimes, type TravelTime } from './travel-times.ts';

/** To be raised with every change of what is sown here. */
const EDITION = '2026-11-21';

/** What the house cannot open without: the nine services, the pincodes it serves and the journeys between them. */
export const seedBase = (pool: Pool, now: Instant = Date.now()): Promise<boolean> =>
  sowOnce(pool, { name: 'base', edition: EDITION, now }, async (db) => {
    await sowServices(db, catalogue);
    await sowOptions(db, catalogue);
    await sowPincodes(db, servedPincodes);
    await sowTravelTimes(db, listTravelTimes(servedPincodes.map(([pincode]) => pincode)));
  });

/** Once sown, a service belongs to operations: a later edition does not put its price back. */
async function sowServices(db: Database, services: readonly CatalogueService[]): Promise<void> {
  const rows = services.map((service) => ({
    id: service.id,
    slug: service.slug,
    category: service.category,
    price_paise: paiseFromRupees(service.priceRupees),
    duration_minutes: service.durationMinutes,
    team_size: service.teamSize,
    labor_charges: service.laborCharges,
    initial_rating: service.initialRating,
  }));
  await db.query(
    `insert into services select * from jsonb_populate_recordset(null::services, $1)
      on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
}

async function sowOptions(db: Database, services: readonly CatalogueService[]): Promise<void> {
  const rows = services.flatMap((service) =>
    service.options.map((option, position) => ({
      service_id: service.id,
      key: option.key,
      position,
      available: true,
      price_paise: paiseFromRupees(option.priceRupees),
      duration_minutes: option.durationMinutes,
      team_size: option.teamSize,
    })),
  );
  await db.query(
    `insert into service_options select * from jsonb_populate_recordset(null::service_options, $1)
      on conflict (service_id, key) do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Names, places and journeys are facts: a later edition corrects them. What is served, operations decide. */
async function sowPincodes(db: Database, pincodes: readonly PincodeFact[]): Promise<void> {
  await db.query(
    `insert into pincodes (pincode, names, district, latitude, longitude, population, served)
      select fact ->> 0, fact -> 1, fact ->> 2, (fact ->> 3)::float8, (fact ->> 4)::float8,
          (fact ->> 5)::int, true
        from jsonb_array_elements($1) fact
      on conflict (pincode) do update set
        names = excluded.names, district = excluded.district, latitude = excluded.latitude,
        longitude = excluded.longitude, population = excluded.population`,
    [JSON.stringify(pincodes)],
  );
}

async function sowTravelTimes(db: Database, times: readonly TravelTime[]): Promise<void> {
  await db.query(
    `insert into travel_times (from_pincode, to_pincode, minutes)
      select * from unnest($1::text[], $2::text[], $3::smallint[])
      on conflict (from_pincode, to_pincode) do update set minutes = excluded.minutes`,
    [
      times.map((time) => time.from),
      times.map((time) => time.to),
      times.map((time) => time.minutes),
    ],
  );
}
