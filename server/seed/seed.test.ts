import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOURLY_SLOTS, slotMinutes } from '#contract/slots.ts';
import { verifySecret } from '#server/platform/secrets/argon2id.ts';
import { catalogue } from '#server/seed/data/first-services.ts';
import { sellAnotherVersion } from '#testing/another-version.ts';
import { createWorld, type World } from '#testing/world.ts';
import { cast, DEMO_PASSWORD } from './cast.ts';
import { servedPincodes } from './data/served-pincodes.ts';
import { seedBase } from './seed-base.ts';
import { DEMO_KARIGARS, seedDemo } from './seed-demo.ts';

let world: World;
let other: World;
beforeAll(async () => {
  [world, other] = await Promise.all([createWorld(), createWorld()]);
  for (const { db, now } of [world, other]) {
    await seedBase(db, now);
    await seedDemo(db, now);
  }
});
afterAll(() => Promise.all([world?.close(), other?.close()]));

/** Everything a seed writes that does not come from the clock or from a salt. */
const SOWN = {
  services: 'select * from service_versions order by service_id, version',
  options: 'select * from service_options order by service_id, version, position',
  pincodes: 'select * from pincodes order by pincode',
  journeys: 'select * from travel_times order by from_pincode, to_pincode',
  karigars: 'select * from karigars order by id',
  skills: 'select * from karigar_skills order by karigar_id, service_id',
  shifts: 'select * from karigar_shifts order by karigar_id, weekday, starts_minute',
  people: 'select id, full_name, email, mobile, language, roles, created_at from users order by id',
};

async function everythingSown({ db }: World): Promise<Record<string, unknown[]>> {
  const tables = Object.entries(SOWN).map(async ([name, text]) => [
    name,
    (await db.query(text)).rows,
  ]);
  return Object.fromEntries(await Promise.all(tables));
}

test('the nine services stand in the database as the catalogue says, prices in paise', async () => {
  const { services, options } = await everythingSown(world);
  expect(services).toHaveLength(9);
  expect(services).toContainEqual(
    expect.objectContaining({ service_id: 4, art: 'wedding-planning', price_paise: 2_500_000 }),
  );
  expect(options).toHaveLength(9);
  expect(options).toContainEqual(
    expect.objectContaining({ service_id: 8, key: 'food', price_paise: 500_000, available: true }),
  );
});

test('the same seeds give the same city in every database', async () => {
  expect(await everythingSown(world)).toEqual(await everythingSown(other));
});

test('sowing twice changes nothing, even where operations have changed a price', async () => {
  const { db, now } = other;
  await sellAnotherVersion(db, 1, { pricePaise: 55_500 });
  await db.query('delete from karigars where user_id = $1', [cast.joshi.id]);
  const before = await everythingSown(other);
  expect(await seedBase(db, now)).toBe(false);
  expect(await seedDemo(db, now)).toBe(false);
  expect(await everythingSown(other)).toEqual(before);
});

test('processes that start together sow once', async () => {
  const fresh = await createWorld();
  const sowings = await Promise.all(Array.from({ length: 4 }, () => seedBase(fresh.db, fresh.now)));
  expect(sowings.filter(Boolean)).toHaveLength(1);
  await fresh.close();
});

test('a sowing that fails half-way leaves nothing behind and can be repeated', async () => {
  const fresh = await createWorld();
  await expect(seedDemo(fresh.db, fresh.now)).rejects.toThrow('karigars_home_pincode_fkey');
  expect((await fresh.db.query('select from users')).rowCount).toBe(0);
  await seedBase(fresh.db, fresh.now);
  expect(await seedDemo(fresh.db, fresh.now)).toBe(true);
  await fresh.close();
});

test('every member of the cast can sign in with the demo password, and each hash has its own salt', async () => {
  const { rows } = await world.db.query<{ id: string; password_hash: string }>(
    'select id, password_hash from users',
  );
  expect(rows.map((row) => row.id).sort()).toEqual(Object.values(cast).map(({ id }) => id));
  expect(new Set(rows.map((row) => row.password_hash)).size).toBe(rows.length);
  for (const row of rows) expect(await verifySecret(DEMO_PASSWORD, row.password_hash)).toBe(true);
});

test('the cast has proven address and mobile, and books as freely as anybody', async () => {
  const { rows } = await world.db.query(
    `select from users where email_proven_at is null or mobile_proven_at is null
      or id not in (select user_id from consents where version = terms_version)`,
  );
  expect(rows).toEqual([]);
});

test('Ravi Pawar repairs what is electrical and Joshi Guruji performs the poojas', async () => {
  const { rows } = await world.db.query(
    `select k.name, u.email::text, array_agg(s.service_id order by s.service_id) as services
      from karigars k join users u on u.id = k.user_id join karigar_skills s on s.karigar_id = k.id
      group by k.id, u.email order by k.id`,
  );
  expect(rows).toEqual([
    { name: 'Ravi Pawar', email: 'ravi@example.com', services: [5] },
    { name: 'Joshi Guruji', email: 'joshi@example.com', services: [7, 8, 9] },
  ]);
});

test('the roster has the size it promises and lives only where we serve', async () => {
  const { rows } = await world.db.query(
    `select count(*), count(*) filter (where home_pincode = any ($1)) as at_home from karigars`,
    [servedPincodes.map(([pincode]) => pincode)],
  );
  expect(rows[0].count).toBe(rows[0].at_home);
  expect(rows[0].count).toBe(DEMO_KARIGARS + 2);
});

describe('on every day of the week, at every slot, in every served pincode, a whole team can come for', () => {
  test.each(catalogue.map((service) => [service.slug, service] as const))(
    '%s',
    async (_, service) => {
      const crew = await everybodyWho(service.id);
      const alone = servedPincodes.flatMap(([pincode]) =>
        [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
          slotMinutes(HOURLY_SLOTS)
            .filter((minute) => {
              const visit = {
                pincode,
                weekday,
                from: minute,
                until: minute + service.durationMinutes,
              };
              return crew.filter((karigar) => canCome(karigar, visit)).length < service.teamSize;
            })
            .map((minute) => `${pincode} on ${weekday} at ${minute}`),
        ),
      );
      expect(alone).toEqual([]);
    },
  );
});

type Crew = {
  reach: number;
  journeys: Record<string, number>;
  shifts: { weekday: number; starts: number; ends: number }[];
};

async function everybodyWho(serviceId: number): Promise<Crew[]> {
  const { rows } = await world.db.query<Crew>(
    `select reach_minutes as reach,
        (select jsonb_object_agg(to_pincode, minutes) from travel_times where from_pincode = home_pincode) as journeys,
        (select jsonb_agg(jsonb_build_object('weekday', weekday, 'starts', starts_minute, 'ends', ends_minute))
          from karigar_shifts where karigar_id = id) as shifts
      from karigars where id in (select karigar_id from karigar_skills where service_id = $1)`,
    [serviceId],
  );
  return rows;
}

type Visit = { pincode: string; weekday: number; from: number; until: number };

/**
 * Strictly: the Karigar leaves home after the shift has begun, and is done before it ends; last night's shift counts as
 * well.
 */
function canCome({ reach, journeys, shifts }: Crew, visit: Visit): boolean {
  const journey = journeys[visit.pincode]!;
  const yesterday = (visit.weekday + 6) % 7;
  const covers = (starts: number, ends: number) =>
    starts <= visit.from - journey && visit.until <= ends;
  return (
    journey <= reach &&
    shifts.some(
      ({ weekday, starts, ends }) =>
        (weekday === visit.weekday && covers(starts, ends)) ||
        (weekday === yesterday && covers(starts - 1440, ends - 1440)),
    )
  );
}
