import pg from 'pg';

/** One of several hosts of a database, as the driver wants it. */
export type Place = { readonly url: string; readonly host: string; readonly port: number };

export type Primary = {
  /** The host that takes writes; asks all of them where none is known. Throws what the first of them answered. */
  find(): Promise<Place>;
  /** Somebody met something else there: the next `find` asks again. */
  lose(place: Place): void;
};

/** A host that is switched off or cut off does not refuse, it says nothing. */
const PATIENCE_MS = 2_000;

const known = new Map<string, Primary>();

/** One for all connections of the process: what one of them has found out, the others need not ask. */
export function primaryOf(urls: readonly string[]): Primary {
  const key = urls.join(' ');
  const primary = known.get(key) ?? watchPrimary(urls.map(placeOf));
  known.set(key, primary);
  return primary;
}

function placeOf(url: string): Place {
  const { host, port } = new pg.Client({ connectionString: url });
  return { url, host, port };
}

function watchPrimary(places: readonly Place[]): Primary {
  let found: Promise<Place> | undefined;
  let current: Place | undefined;
  return {
    find: () => {
      found ??= ask(places).then(
        (place) => {
          current = place;
          return place;
        },
        (error) => {
          found = undefined;
          throw error;
        },
      );
      return found;
    },
    lose: (place) => {
      // A late failure of an earlier host says nothing about the present one.
      if (current?.url !== place.url) return;
      found = undefined;
      current = undefined;
    },
  };
}

async function ask(places: readonly Place[]): Promise<Place> {
  try {
    return await Promise.any(places.map(mustBePrimary));
  } catch (error) {
    const reasons: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    throw reasons.find(isStandby) ?? reasons[0];
  }
}

async function mustBePrimary(place: Place): Promise<Place> {
  const client = new pg.Client({
    connectionString: place.url,
    application_name: 'aangan-primary',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // A host may break the connection at any moment; whoever waits for the answer learns it from the query.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('transaction_read_only') = 'off' as writable`,
    );
    if (rows[0]?.writable !== true) throw new NoPrimary();
    return place;
  } finally {
    client.end().catch(() => {});
  }
}

const isStandby = (error: unknown): boolean => error instanceof NoPrimary;

/** Bears PostgreSQL's own code for a write on a standby: it is answered like one. */
export class NoPrimary extends Error {
  readonly code = '25006';

  constructor() {
    super('none of the hosts of the database takes writes');
  }
}
