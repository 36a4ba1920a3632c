import type { Database } from '#server/platform/database/connect.ts';
import { newToken, tokenHash } from '#server/platform/secrets/token.ts';
import { search } from '#server/views/search/search.ts';
import type { Gun } from '../gun.ts';
import type { ServerProcess } from '../server-process.ts';
import { percentile } from '../volley.ts';

export type OwnRead = {
  readonly what: string;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** How many were asked. */
  readonly asked: number;
};

const PEOPLE = 500;
const SECONDS = 5;
/** As many as ask at the same moment where six thousand book in a day. */
const AT_ONCE = 4;
const SEARCHES = 200;

type Stage = { readonly db: Database; readonly gun: Gun; readonly server: ServerProcess };

/** People read what is theirs, and operations search in everybody's. */
export async function measureOwnReads(
  { db, gun, server }: Stage,
  tokens: readonly string[],
  say: (sentence: string) => void,
): Promise<OwnRead[]> {
  say('Reading histories, bookings, days and earnings');
  const customers = tokens.slice(0, PEOPLE);
  const bookings = await bookingsOf(db, customers);
  const karigars = await signInKarigars(db);
  const asCustomer = (token: string) => `aangan_session=${token}`;
  const asKarigar = (token: string) => `aangan_karigar=${token}`;
  const reads: readonly (readonly [what: string, requests: readonly string[]])[] = [
    ['history', customers.map((one) => get('/api/bookings', asCustomer(one)))],
    ['a booking', bookings.map(({ id, token }) => get(`/api/bookings/${id}`, asCustomer(token)))],
    ['page of the history', customers.map((one) => get('/booking-history', asCustomer(one)))],
    [
      'page of a booking',
      bookings.map(({ id, token }) => get(`/bookings/${id}`, asCustomer(token))),
    ],
    ['day of a Karigar', karigars.map((one) => get('/api/karigar/day', asKarigar(one)))],
    ['earnings', karigars.map((one) => get('/api/karigar/earnings', asKarigar(one)))],
    ['promise', [get('/api/promise', '')]],
  ];
  const measured: OwnRead[] = [];
  for (const [what, requests] of reads) {
    const volley = { port: server.port, concurrency: AT_ONCE, seconds: SECONDS, once: false };
    const { p50Ms, p99Ms, answered, statuses } = await gun.fire({ ...volley, requests });
    if (statuses[200] !== answered)
      throw new Error(`${what} was answered with ${JSON.stringify(statuses)}`);
    measured.push({ what, p50Ms, p99Ms, asked: answered });
  }
  return [...measured, await measureSearch(db)];
}

const get = (path: string, cookie: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`;

async function bookingsOf(db: Database, tokens: readonly string[]) {
  const { rows } = await db.query<{ id: string; hash: Buffer }>(
    `select (select b.id from bookings b where b.user_id = s.user_id order by b.created_at desc limit 1) as id,
        s.token_hash as hash
      from sessions s where s.token_hash = any($1)`,
    [tokens.map(tokenHash)],
  );
  const tokenOf = new Map(tokens.map((token) => [tokenHash(token).toString('hex'), token]));
  return rows.flatMap(({ id, hash }) => {
    const token = tokenOf.get(hash.toString('hex'));
    return id && token ? [{ id, token }] : [];
  });
}

async function signInKarigars(db: Database): Promise<string[]> {
  const tokens = Array.from({ length: PEOPLE }, newToken);
  await db.query(
    `insert into sessions (token_hash, user_id, app, remember, created_at, last_seen_at, expires_at)
      select given.hash, k.user_id, 'karigar', true, now(), now(), now() + interval '1 day'
        from unnest($1::bytea[]) with ordinality as given (hash, nth)
          join (select user_id, row_number() over (order by id) as nth from karigars
            where user_id is not null and active) k using (nth)`,
    [tokens.map(tokenHash)],
  );
  return tokens;
}

/** The search of operations without its door, which asks for a second factor. */
async function measureSearch(db: Database): Promise<OwnRead> {
  const took: number[] = [];
  const { rows } = await db.query<{ reference: string; name: string }>(
    `select b.reference, u.full_name as name from bookings b join users u on u.id = b.user_id
      order by b.created_at desc limit $1`,
    [SEARCHES / 2],
  );
  for (const query of rows.flatMap(({ reference, name }) => [reference, name])) {
    const startedAt = performance.now();
    await search(db, query, Date.now());
    took.push(performance.now() - startedAt);
  }
  const sorted = Float64Array.from(took).sort();
  return {
    what: 'search of operations',
    p50Ms: percentile(sorted, 50),
    p99Ms: percentile(sorted, 99),
    asked: took.length,
  };
}
