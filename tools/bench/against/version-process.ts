import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Results of a round of bookings: milliseconds of processor time for each, with everything that follows it. */
export type Round = {
  readonly bookings: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Until the last was answered; the other two until nothing is left to do. */
  readonly burstNodeMs: number;
  readonly burstPostgresMs: number;
  readonly nodeMs: number;
  readonly postgresMs: number;
};
export type Asked = { readonly concurrency: number; readonly bookings: number };
export type Told = { readonly ready: true } | Round;

const CUSTOMERS = 20_000;
const PATIENCE_MS = 120_000;
/** The kernel counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/**
 * One version with a database and a server of its own, in a process of its own. Modules come from the folder that is named:
 * an older version makes its own city, invents its own bookings and starts its own server.
 */
const folder = process.argv[2] as string;
const load = (path: string) => import(pathToFileURL(join(folder, path)).href);
const { openBenchDatabase } = await load('tools/bench/bench-database.ts');
const { startServer } = await load('tools/bench/server-process.ts');
const { signInCustomers } = await load('tools/bench/customers.ts');
const { loadGun } = await load('tools/bench/gun.ts');
const { placeBookings } = await load('tools/bench/measure-bookings.ts');
const { untilQuiet } = await load('tools/bench/until-quiet.ts');
const { throwDice } = await load('server/seed/dice.ts');
const { dateInIndia } = await load('kernel/time.ts');

const dataFolder = await mkdtemp(join(tmpdir(), 'aangan-against-'));
const database = await openBenchDatabase(process.env.DATABASE_URL, () => {});
const server = await startServer(database.url, dataFolder);
const gun = loadGun();
const { rows } = await database.pool.query(`select current_setting('data_directory') as place`);
const postmaster = await postmasterOf(rows[0].place);
const bookers = {
  ...{ gun, server, today: dateInIndia(Date.now()), dice: throwDice(7) },
  tokens: await signInCustomers(database.pool, CUSTOMERS),
};
await database.pool.query('vacuum analyze');

process.on('message', (asked: Asked | 'end') => {
  void (asked === 'end' ? end() : fire(asked).then((round) => process.send?.(round)));
});
process.on('disconnect', () => void end());
process.send?.({ ready: true });

async function fire({ concurrency, bookings }: Asked): Promise<Round> {
  const before = await spent();
  const log = { acknowledged: [], statuses: {} };
  const score = await placeBookings(bookers, log, { concurrency, seconds: 60, most: bookings });
  const burst = await spent();
  await untilQuiet(database.pool, PATIENCE_MS);
  const after = await spent();
  const placed = score.accepted.length;
  return {
    ...{ bookings: placed, p50Ms: score.p50Ms, p99Ms: score.p99Ms },
    burstNodeMs: (burst.nodeMs - before.nodeMs) / placed,
    burstPostgresMs: (burst.postgresMs - before.postgresMs) / placed,
    nodeMs: (after.nodeMs - before.nodeMs) / placed,
    postgresMs: (after.postgresMs - before.postgresMs) / placed,
  };
}

async function end(): Promise<void> {
  gun.putAway();
  await server.stop();
  await database.close();
  await rm(dataFolder, { recursive: true, force: true });
  process.exit(0);
}

async function spent(): Promise<{ readonly nodeMs: number; readonly postgresMs: number }> {
  return {
    nodeMs: ((await server.cpuSeconds()) ?? 0) * 1_000,
    postgresMs: await treeMs(postmaster),
  };
}

async function postmasterOf(place: string): Promise<number> {
  const lines = await readFile(join(place, 'postmaster.pid'), 'utf8');
  return Number(lines.slice(0, lines.indexOf('\n')));
}

/** Processor time of a process, its children, and the children that have ended. */
async function treeMs(parent: number): Promise<number> {
  let ticks = 0;
  for (const name of await readdir('/proc')) {
    const place = `/proc/${name}/stat`;
    if (!/^\d+$/.test(name) || !existsSync(place)) continue;
    const stat = await readFile(place, 'utf8').catch(() => '');
    const fields = stat
      .slice(stat.lastIndexOf(') ') + 2)
      .split(' ')
      .map(Number);
    if (Number(name) === parent) ticks += sum(fields.slice(11, 15));
    else if (fields[1] === parent) ticks += sum(fields.slice(11, 13));
  }
  return ticks * MS_PER_TICK;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
