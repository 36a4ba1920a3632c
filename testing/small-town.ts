import { HOURLY_SLOTS } from '#contract/slots.ts';
import { newId } from '#kernel/ids.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { catalogue } from '#server/seed/data/first-services.ts';
import { sowCategories, sowOptions, sowServices } from '#server/seed/seed-base.ts';
import { sellAnotherVersion } from './another-version.ts';

/** Three places in a row, half an hour apart, with a neighbour far away; small enough to reckon by hand. */
export const TOWN = {
  near: '400001',
  middle: '400002',
  far: '400003',
  outside: '400601',
} as const;

const minutesBetween = (from: number, to: number): number => 10 + 30 * Math.abs(from - to);

/** A world with three places and the nine services, and nobody who works yet. */
export async function sowSmallTown(db: Database): Promise<void> {
  const served = [TOWN.near, TOWN.middle, TOWN.far];
  await db.query(
    `insert into cities (slug, position, names, state_names, tax_state, slots_first_minute, slots_step_minutes, slots_count)
      values ('mumbai', 1, '{"en": "Mumbai"}', '{"en": "Maharashtra"}', '27', $1, $2, $3)`,
    [HOURLY_SLOTS.firstMinute, HOURLY_SLOTS.stepMinutes, HOURLY_SLOTS.count],
  );
  await db.query(
    `insert into pincodes (pincode, city, names, district, latitude, longitude, population, served)
      select p, 'mumbai', jsonb_build_object('en', 'Place ' || p, 'hi', p, 'mr', p), 'Mumbai', 19, 72, 1000, p <> $2 from unnest($1::text[]) p`,
    [[...served, TOWN.outside], TOWN.outside],
  );
  for (const [from, here] of served.entries()) {
    for (const [to, there] of served.entries()) {
      await db.query('insert into travel_times values ($1, $2, $3)', [
        here,
        there,
        minutesBetween(from, to),
      ]);
    }
  }
  await sowCategories(db);
  await sowServices(db, SOLD);
  await sowOptions(db, SOLD);
  await sellAnotherVersion(db, 8, { options: { food: { available: false } } });
}

/** Services of the first catalogue, with a plain pooja. */
const SOLD = catalogue.filter(({ id }) => [1, 2, 3, 6, 8].includes(id));

export type TownKarigar = {
  readonly home?: string;
  readonly skills?: readonly number[];
  readonly reachMinutes?: number;
  /** Every day of the week, in minutes since midnight. */
  readonly shift?: readonly [from: number, until: number];
};

/** Somebody who works, by default every day from 8 to 22, everywhere in the town, at everything. */
export async function sowKarigar(db: Database, karigar: TownKarigar = {}): Promise<number> {
  const {
    home = TOWN.near,
    skills = [1, 2, 3, 6, 8],
    reachMinutes = 120,
    shift = [480, 1320],
  } = karigar;
  const { rows } = await db.query<{ id: number }>(
    `insert into karigars (name, home_pincode, reach_minutes) values ('Ravi Pawar', $1, $2) returning id`,
    [home, reachMinutes],
  );
  const id = rows[0]?.id as number;
  await db.query('insert into karigar_skills select $1, unnest($2::integer[])', [id, skills]);
  await db.query('insert into karigar_shifts select $1, d, $2, $3 from generate_series(0, 6) d', [
    id,
    ...shift,
  ]);
  return id;
}

/** Sahyadri Heights in the near place, quiet at these hours of one weekday. */
export async function sowSociety(
  db: Database,
  quiet: { readonly weekday: number; readonly startsMinute: number; readonly endsMinute: number },
): Promise<void> {
  await db.query(
    `with society as (insert into societies (name, pincode, wings, synthetic, gate_needs_pass)
        values ('Sahyadri Heights CHS Ltd', $1, '{A,B}', true, true) returning id)
      insert into society_quiet_hours select id, $2, $3, $4 from society`,
    [TOWN.near, quiet.weekday, quiet.startsMinute, quiet.endsMinute],
  );
}

let customers = 0;

/** Somebody who has proven mobile and address, as who books for cash has; or has only typed them. */
export async function sowCustomer(db: Database, fullName = 'Asha Kulkarni', mobileProven = true) {
  const id = newId();
  const email = `${id}@example.com`;
  customers += 1;
  const mobile = `+9196${String(customers).padStart(8, '0')}`;
  await db.query(
    `insert into users (id, full_name, email, email_proven_at, mobile, mobile_proven_at, created_at)
      values ($1, $2, $3, $5, $4, $5, now())`,
    [id, fullName, email, mobile, mobileProven ? new Date() : null],
  );
  return { id, fullName, email, mobile, mobileProven };
}
