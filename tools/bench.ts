import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateInIndia } from '#kernel/time.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { throwDice } from '#server/seed/dice.ts';
import { checkInvariants } from '#testing/races/invariants.ts';
import { measureAgainst } from './bench/against/measure-against.ts';
import { reportAgainst } from './bench/against/report-against.ts';
import { type BenchDatabase, openBenchDatabase } from './bench/bench-database.ts';
import { benchBusyDay } from './bench/busy-day/bench-busy-day.ts';
import { signInCustomers } from './bench/customers.ts';
import { describeData, describeMachine } from './bench/describe.ts';
import { findPgbench, WHERE_PGBENCH_COMES_FROM } from './bench/find-pgbench.ts';
import { loadGun } from './bench/gun.ts';
import { measureLanding } from './bench/lighthouse.ts';
import {
  type Bookers,
  type BookingLog,
  measureBookings,
  placeBookings,
  withBookingsMeanwhile,
} from './bench/measure-bookings.ts';
import { measureDashboard } from './bench/measure-dashboard.ts';
import { measureFirstPages } from './bench/measure-first-pages.ts';
import { busyReads, CONCURRENCIES, measureReads, readsOfTheApi } from './bench/measure-reads.ts';
import { measureSettlements } from './bench/measure-settlements.ts';
import { measureStart } from './bench/measure-start.ts';
import { measureWatching } from './bench/measure-watching.ts';
import { benchNow } from './bench/now/bench-now.ts';
import { preparePgbench } from './bench/pgbench.ts';
import { atMost, reportComparisons, tellFacts } from './bench/report.ts';
import { reportDashboard } from './bench/report-dashboard.ts';
import { reportFirstPages } from './bench/report-first-pages.ts';
import { reportLanding } from './bench/report-landing.ts';
import { reportWatching } from './bench/report-watching.ts';
import { benchSearch } from './bench/search/bench-search.ts';
import { startServer } from './bench/server-process.ts';
import { untilQuiet } from './bench/until-quiet.ts';
import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run-tool.ts';

/** Many, because nobody may book without end. */
const CUSTOMERS = 40_000;
/** Placed before anything is measured, so that every figure stands on days that have bookings. */
const BOOKINGS_BEFOREHAND = 5_000;
/** A second, in the row that reads while others book: many times what the largest company of its kind takes. */
const BOOKINGS_MEANWHILE = 20;

/** A million takes five times as long to sow: `--busy-day 1000000`. */
const BOOKINGS_OF_THE_PAST = 200_000;

/** Some thirty thousand bookings have been placed by then. */
const NEWS_PATIENCE_MS = 180_000;

/** The ratio says how near we come to the least there is, not that both do the same work. */
const WHAT_IS_COMPARED = `  pgbench: four rows with four indexes, by a program in C, and nothing else.
  Ours: HTTP and JSON, who asks, the choice among 5,000 Karigars, some six rows with twenty indexes and an exclusion
  constraint (nobody in two places); and meanwhile, on the same cores, the news of every booking: as much work again.`;

const say = (sentence: string): void => console.log(`${sentence}.`);

/** `npm run bench`: how fast the product is, as ratios to the least that the same machine could do. */
await runTool(async () => {
  await ensureBuilt();
  const [option, value] = process.argv.slice(2);
  if (option === '--against') return benchAgainst(value);
  const pgbench = await findPgbench(say);
  const past = value === undefined ? BOOKINGS_OF_THE_PAST : Number(value);
  if (option === '--busy-day') return benchBusy(pgbench, past);
  if (option === '--first-pages') {
    console.log(reportFirstPages(await measureFirstPages(say)));
    return;
  }
  const dataFolder = await mkdtemp(join(tmpdir(), 'aangan-bench-'));
  const database = await openBenchDatabase(process.env.DATABASE_URL, say);
  try {
    console.log(
      tellFacts('Machine', await describeMachine(database.pool, database.server, pgbench)),
    );
    await benchStart(database, dataFolder);
    const broken = await benchHttp(database, dataFolder, pgbench);
    if (broken > 0) process.exitCode = 1;
    await benchWatching(database, dataFolder);
  } finally {
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
  await benchBusy(pgbench, past);
  await benchPages();
});

/** `npm run bench -- --busy-day <bookings of the past>`: alone, as it is among the rest. */
async function benchBusy(pgbench: string | undefined, past: number): Promise<void> {
  if (!(await benchBusyDay({ pgbench, past }, say))) process.exitCode = 1;
}

/** `npm run bench -- --against <commit>`: bookings only, an earlier version beside this one. */
async function benchAgainst(commit: string | undefined): Promise<void> {
  if (!commit) throw new CannotStart('Name the commit to measure against.');
  await measureAgainst(commit, CONCURRENCIES, (concurrency, pairs) =>
    console.log(reportAgainst(commit, concurrency, pairs)),
  );
}

async function benchStart(database: BenchDatabase, dataFolder: string): Promise<void> {
  const { listeningMs, idleMb } = await measureStart(database.url, dataFolder);
  console.log(
    tellFacts('Start', [
      ['until it listens', atMost(listeningMs, 300, 'ms')],
      ['idle memory', atMost(idleMb, 150, 'MB')],
    ]),
  );
}

async function benchWatching(database: BenchDatabase, dataFolder: string): Promise<void> {
  const server = await startServer(database.url, dataFolder);
  try {
    // The news of all bookings before would take processor and memory, and be taken for the watchers' own.
    await untilQuiet(database.pool, NEWS_PATIENCE_MS);
    console.log(reportWatching(await measureWatching(server, database.pool)));
  } finally {
    await server.stop();
  }
}

/** Answers how many invariants the load has broken. */
async function benchHttp(
  database: BenchDatabase,
  dataFolder: string,
  pgbench: string | undefined,
): Promise<number> {
  const server = await startServer(database.url, dataFolder);
  const gun = loadGun();
  try {
    const tokens = await signInCustomers(database.pool, CUSTOMERS);
    const today = dateInIndia(Date.now());
    const dice = throwDice(Date.now());
    const bookers: Bookers = { gun, server, tokens, today, dice };
    const log: BookingLog = { acknowledged: [], statuses: {} };
    say(`Placing ${BOOKINGS_BEFOREHAND} bookings before anything is measured`);
    await placeBookings(bookers, log, { concurrency: 32, seconds: 60, most: BOOKINGS_BEFOREHAND });
    say('Waiting until everybody has been told of their booking');
    const toldAfter = await untilQuiet(database.pool);
    await database.pool.query('vacuum analyze');
    const facts = await describeData(database.pool);
    const told = toldAfter === undefined ? 'not yet' : `${toldAfter.toFixed(1)} s after the last`;
    console.log(tellFacts('Data', [...facts, ['everybody told', told]]));

    const reads = await measureReads(gun, server.port, readsOfTheApi(today, dice));
    const busy = await withBookingsMeanwhile(bookers, log, BOOKINGS_MEANWHILE, () =>
      measureReads(gun, server.port, [busyReads(today, dice, BOOKINGS_MEANWHILE)]),
    );
    console.log(
      reportComparisons('Reads, against a bare node:http server', 'bare', [...reads, ...busy]),
    );
    await benchBookings(database, bookers, log, dataFolder, pgbench);
    console.log(
      tellFacts('After the load', [
        ['memory', `${Math.round((await server.residentMb()) ?? 0)} MB`],
      ]),
    );
    return await tellInvariants(database, log);
  } finally {
    gun.putAway();
    await server.stop();
  }
}

async function benchBookings(
  database: BenchDatabase,
  bookers: Bookers,
  log: BookingLog,
  dataFolder: string,
  pgbench: string | undefined,
): Promise<void> {
  if (!pgbench) {
    console.log(`\n${WHERE_PGBENCH_COMES_FROM}`);
    return;
  }
  await preparePgbench(database.pool);
  const peer = { program: pgbench, url: database.url, pool: database.pool };
  const rows = await measureBookings(bookers, log, peer);
  console.log(reportComparisons('Bookings over HTTP, against pgbench', 'pgbench', rows));
  console.log(WHAT_IS_COMPARED);
  const atMany = rows.at(-1);
  console.log(
    tellFacts(`Bookings, ${atMany?.concurrency} at once`, [
      ['99 of 100 within', atMost(atMany?.ours.p99Ms, 25, 'ms')],
      ['answers', JSON.stringify(log.statuses)],
    ]),
  );
  const settled = await measureSettlements(bookers, log, dataFolder, peer);
  console.log(reportComparisons('Paid bookings settled, against pgbench', 'pgbench', settled));
}

/** Last, when the database is off: a browser wants both cores. */
async function benchPages(): Promise<void> {
  try {
    console.log(reportLanding(await measureLanding(say)));
    console.log(reportDashboard(await measureDashboard(say)));
    console.log(reportFirstPages(await measureFirstPages(say)));
    console.log(await benchNow(say));
    console.log(await benchSearch(say));
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    console.log(`\nThe pages were not measured. ${error.message}`);
  }
}

async function tellInvariants(database: BenchDatabase, log: BookingLog): Promise<number> {
  const invariants = await checkInvariants(database.pool, log.acknowledged);
  const lines = invariants.map(
    ({ sentence, wrong }) => [wrong === 0 ? '✓' : `✗ ${wrong} times`, sentence] as const,
  );
  console.log(tellFacts(`After ${log.acknowledged.length} acknowledged bookings`, lines));
  return invariants.filter(({ wrong }) => wrong !== 0).length;
}
