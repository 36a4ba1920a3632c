import type { Database } from '#server/platform/database/connect.ts';
import type { CityFacts } from './city-facts.ts';
import { listTravelTimes, type TravelTime } from './travel-times.ts';

/** A city with its pincodes and the journeys between them, or the newer facts of one that is there. */
export async function sowCity(db: Database, city: CityFacts): Promise<void> {
  const pincodes = city.pincodes.map(([pincode]) => pincode);
  const journeys = listTravelTimes(pincodes, city.neighbours);
  await sowSlots(db, city);
  await sowPincodes(db, city);
  await sowTravelTimes(db, journeys);
}

/** Names are facts: a later edition corrects them. When visits begin and what is closed, operations decide once it is there. */
async function sowSlots(db: Database, city: CityFacts): Promise<void> {
  const { slug, position, names, stateNames, taxState, slots, languages = [] } = city;
  const { rowCount } = await db.query(
    `insert into cities (slug, position, names, state_names, tax_state,
        slots_first_minute, slots_step_minutes, slots_count, languages)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (slug) do nothing`,
    [
      ...[slug, position, JSON.stringify(names), JSON.stringify(stateNames), taxState],
      ...[slots.firstMinute, slots.stepMinutes, slots.count, languages],
    ],
  );
  if (rowCount === 0) {
    await db.query('update cities set names = $2, state_names = $3 where slug = $1', [
      ...[slug, JSON.stringify(names), JSON.stringify(stateNames)],
    ]);
    return;
  }
  await db.query('insert into city_closures select $1, unnest($2::date[])', [slug, city.closedOn]);
}

/** Names, places and journeys are facts as well. What is served, operations decide. */
async function sowPincodes(db: Database, { slug, pincodes, wards = {} }: CityFacts): Promise<void> {
  await db.query(
    `insert into pincodes (pincode, city, names, district, latitude, longitude, population, served)
      select fact ->> 0, $2, fact -> 1, fact ->> 2, (fact ->> 3)::float8, (fact ->> 4)::float8,
          (fact ->> 5)::int, true
        from jsonb_array_elements($1) fact
      on conflict (pincode) do update set
        city = excluded.city, names = excluded.names, district = excluded.district,
        latitude = excluded.latitude, longitude = excluded.longitude, population = excluded.population`,
    [JSON.stringify(pincodes), slug],
  );
  await db.query(
    `update pincodes p set ward = w.key from jsonb_each($1) w
      where p.city = $2 and w.value ? p.pincode and p.ward is distinct from w.key`,
    [JSON.stringify(wards), slug],
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
