import type { Database } from '#server/platform/database/connect.ts';
import { liveDay } from '../day/live-day.ts';

/** Traces that one booking leaves, once somebody has come for it and it is paid. */
export type Costs = {
  readonly bookings: number;
  /** Bytes that each booking adds to a table with its indexes, by the table's name. */
  readonly bytesOf: Readonly<Record<string, number>>;
  readonly rowsOf: Readonly<Record<string, number>>;
  /** Bytes that a person on the roster, and a customer, take by themselves. */
  readonly karigarBytes: number;
  readonly customerBytes: number;
};

const KARIGARS = 300;
const WISHES = 600;
const OF_A_KARIGAR = ['karigars', 'karigar_skills', 'karigar_shifts'] as const;

/** A day of the city is lived through the real flows; the database is weighed before and after. */
export async function measureDay(seed = 1): Promise<Costs> {
  let before: Weight | undefined;
  let after: Weight | undefined;
  await liveDay({
    ...{ seed, workers: KARIGARS, wishes: WISHES },
    whenOpen: async (db) => {
      before = await weigh(db);
    },
    whenOver: async (db) => {
      after = await weigh(db);
    },
  });
  if (!(before && after)) throw new Error('The day was not weighed.');
  const bookings = after.rows.bookings ?? 0;
  const each = (key: 'bytes' | 'rows'): Record<string, number> =>
    Object.fromEntries(
      Object.entries((after as Weight)[key]).map(([name, value]) => [
        name,
        (value - ((before as Weight)[key][name] ?? 0)) / bookings,
      ]),
    );
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + ((before as Weight).bytes[name] ?? 0), 0);
  return {
    bookings,
    bytesOf: each('bytes'),
    rowsOf: each('rows'),
    karigarBytes: sum(OF_A_KARIGAR) / (before.rows.karigars ?? 1),
    customerBytes: sum(['users']) / (before.rows.users ?? 1),
  };
}

type Weight = {
  readonly bytes: Readonly<Record<string, number>>;
  readonly rows: Readonly<Record<string, number>>;
};

async function weigh(db: Database): Promise<Weight> {
  await db.query('analyze');
  const { rows } = await db.query<{ name: string; bytes: number; count: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes, greatest(reltuples, 0)::float8 as count
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return {
    bytes: Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes])),
    rows: Object.fromEntries(rows.map(({ name, count }) => [name, count])),
  };
}
