import { developmentBrand } from '#contract/brand.ts';
import { POLICY_VERSION } from '#contract/policy.ts';
import { addDays, type Instant, instantInIndia, type LocalDate } from '#kernel/time.ts';
import { registerGateways } from '#server/adapters/gateway/gateway.ts';
import { noMessenger } from '#server/adapters/messages/development-messenger.ts';
import { type AppCache, createAppCache } from '#server/cache/app-cache.ts';
import { createSchedules } from '#server/cache/day-schedules.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { DEFAULT_RESERVE, type Reserve } from '#server/modules/availability/reserve.ts';
import { findPlaces } from '#server/modules/availability/roster-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { createLog, type LogLine } from '#server/platform/log/log.ts';
import { inventRoster, type RosteredKarigar } from '#server/seed/roster.ts';
import { seedBase } from '#server/seed/seed-base.ts';
import { sowKarigars } from '#server/seed/sow-karigars.ts';
import { objectsInMemory } from '#testing/objects.ts';
import { noPayouts } from '#testing/payouts.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { createWorld } from '#testing/world.ts';
import type { Chance } from './chance.ts';
import { idOf, type Wish } from './demand.ts';

/** Somebody who works on this day. */
export type Worker = RosteredKarigar & {
  readonly id: number;
  /** Counted from 0: the same person whatever their number in the database. */
  readonly index: number;
  readonly userId: string;
};

export type TestServer = ReturnType<typeof depsOf>;

export type City = {
  readonly app: TestServer;
  readonly pool: Pool;
  readonly places: Places;
  readonly workers: readonly Worker[];
  readonly clock: { now: Instant };
  readonly logged: LogLine[];
  close(): Promise<void>;
};

export type CityOptions = {
  readonly date: LocalDate;
  readonly workers: number;
  readonly seed: number;
  readonly chance: Chance;
  readonly wishes: readonly Wish[];
  /** Another way to reckon with journeys than the server has, to be measured. */
  readonly reckon?: ((places: Places) => Places) | undefined;
  /** Another reserve than the server keeps. */
  readonly reserve?: Reserve | undefined;
};

/** A database of its own with the real city, the Karigars and customers of the day, and the real house over it. */
export async function openCity(options: CityOptions): Promise<City> {
  const { date, chance, wishes, reckon = (places) => places } = options;
  const world = await createWorld({ poolSize: 4 });
  const pool = world.db;
  const begin = instantInIndia(addDays(date, -2));
  await seedBase(pool, begin);
  const workers = await sowWorkers(
    pool,
    inventRoster(options.workers, options.seed),
    chance,
    begin,
  );
  await sowCustomers(pool, wishes, begin);
  const clock = { now: begin };
  const logged: LogLine[] = [];
  const places = reckon(await findPlaces(pool));
  const app = depsOf(pool, clock, places, { logged, reserve: options.reserve ?? DEFAULT_RESERVE });
  const real = await findPlaces(pool);
  return { app, pool, places: real, workers, clock, logged, close: world.close };
}

function depsOf(
  pool: Pool,
  clock: { now: Instant },
  places: Places,
  { logged, reserve }: { readonly logged: LogLine[]; readonly reserve: Reserve },
) {
  return {
    pool,
    now: () => clock.now,
    facts: certainFacts(pool, places, reserve),
    writePlacing: writePlacings(pool),
    gateways: registerGateways([]),
    payouts: noPayouts,
    objects: objectsInMemory(),
    keys: TEST_KEYS,
    // Nobody is written to: that a message arrives is proven elsewhere, and would be half the work of the day.
    messenger: noMessenger,
    live: { tell: async () => {} },
    sender: { brand: developmentBrand, origin: 'https://aangan.test' },
    log: createLog({ level: 'error', write: (line) => logged.push(line) }),
    supplier: TEST_SUPPLIER,
    callWebhook: async () => ({ error: 'nobody is called' }) as const,
  };
}

/** Always read anew: how old a board is depends on the machine, and the same seed has to give the same day. */
function certainFacts(pool: Pool, places: Places, reserve: Reserve): AppCache {
  const boards = createSchedules(pool, () => places, { reserve });
  return { ...createAppCache(pool), places: () => places, board: (date) => boards(date, 'fresh') };
}

async function sowWorkers(
  db: Database,
  roster: readonly RosteredKarigar[],
  chance: Chance,
  at: Instant,
): Promise<Worker[]> {
  const people = roster.map((one, index) => ({ ...one, userId: idOf('k', index, chance), index }));
  await sowUsers(
    db,
    people.map(({ userId }) => userId),
    'karigar',
    at,
  );
  await sowKarigars(db as Pool, people);
  const { rows } = await db.query<{ id: number; user_id: string }>(
    'select id, user_id from karigars where user_id is not null',
  );
  const ids = new Map(rows.map((row) => [row.user_id, row.id]));
  return people.map((one) => ({ ...one, id: ids.get(one.userId) as number }));
}

const sowCustomers = (db: Database, wishes: readonly Wish[], at: Instant) =>
  sowUsers(
    db,
    wishes.map(({ userId }) => userId),
    'customer',
    at,
  );

async function sowUsers(
  db: Database,
  ids: readonly string[],
  role: 'customer' | 'karigar',
  at: Instant,
): Promise<void> {
  const first = role === 'customer' ? '7' : '8';
  await db.query(
    `insert into users (id, full_name, mobile, mobile_proven_at, roles, created_at, terms_version, terms_accepted_at)
      select id, 'Somebody', '+91' || $5 || lpad(n::text, 9, '0'), $2, array[$3], $2, $4, $2
        from unnest($1::uuid[]) with ordinality u (id, n)`,
    [ids, new Date(at), role, POLICY_VERSION, first],
  );
}
