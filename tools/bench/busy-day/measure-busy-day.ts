import { dateInIndia } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { throwDice } from '#server/seed/dice.ts';
import { checkInvariants } from '#testing/races/invariants.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { signInCustomers } from '../customers.ts';
import type { Gun } from '../gun.ts';
import { type Bookers, type BookingLog, placeBookings } from '../measure-bookings.ts';
import { firePgbench, preparePgbench } from '../pgbench.ts';
import type { ServerProcess } from '../server-process.ts';
import { untilQuiet } from '../until-quiet.ts';
import type { Score } from '../volley.ts';
import { measureOwnReads, type OwnRead } from './measure-own-reads.ts';
import { bookSome, whileOthersCancel } from './others-meanwhile.ts';
import { letExpire, settlePeople, sowPast } from './sow-past.ts';
import { longestStop } from './watch-process.ts';

const CUSTOMERS = 40_000;
/** Nearer than eight days, so that somebody is looked for at once. */
const NEAR = [2, 7] as const;
const BURST_SECONDS = 30;
const MOST = 60_000;
const WARM_UP = 600;
const CANCELLED_PER_SECOND = 10;
const EXPIRING_MEANWHILE = 300;
const BACKLOG = 20_000;
const ALONE_SECONDS = 10;
const PATIENCE_MS = 300_000;

export type BusyDay = {
  readonly past: number;
  readonly pgbenchPerSecond: number;
  readonly burst: Score & { readonly cancelled: number };
  readonly statuses: Readonly<Record<string, number>>;
  /** Counted until nothing is left to do; nothing where that was too much to wait for. */
  readonly sustainedPerSecond: number | undefined;
  readonly stoppedMs: number;
  readonly memoryMb: number | undefined;
  readonly quiet: Score;
  readonly backlog: Score & { readonly expiries: number; readonly seconds: number | undefined };
  readonly reads: readonly OwnRead[];
  readonly broken: readonly string[];
};

type Stage = {
  readonly database: BenchDatabase;
  readonly server: ServerProcess;
  readonly gun: Gun;
  readonly pgbench: string | undefined;
};

/** A past to read through, and everybody at once: near days, Karigars who answer, limits, cancellations, expiries. */
export async function measureBusyDay(
  { database, server, gun, pgbench }: Stage,
  past: number,
  say: (sentence: string) => void,
): Promise<BusyDay> {
  const { pool: db } = database;
  const log: BookingLog = { acknowledged: [], statuses: {} };
  const bookers: Bookers = {
    ...{ gun, server, today: dateInIndia(Date.now()), dice: throwDice(7) },
    ...{ tokens: await signInCustomers(db, CUSTOMERS), daysAhead: NEAR },
  };
  const before = await brokenIn(db, log);
  say('Booking until it is warm');
  const booked = await bookSome(bookers, log, WARM_UP);
  await untilQuiet(db, PATIENCE_MS);
  const pgbenchPerSecond = await fireBeside(pgbench, database);
  await longestStop(server);
  say(`Booking for ${BURST_SECONDS} seconds, and until nothing is left to do`);
  const startedAt = performance.now();
  await letExpire(db, EXPIRING_MEANWHILE);
  const burst = await whileOthersCancel(bookers, booked, CANCELLED_PER_SECOND, () =>
    placeBookings(bookers, log, { concurrency: 32, seconds: BURST_SECONDS, most: MOST }),
  );
  const isQuiet = (await untilQuiet(db, PATIENCE_MS)) !== undefined;
  const seconds = (performance.now() - startedAt) / 1_000;
  const stoppedMs = await longestStop(server);
  const memoryMb = await server.residentMb();
  const alone = { concurrency: 1, seconds: ALONE_SECONDS, most: MOST };
  say('Booking one at a time, first in quiet, then while holds expire');
  const quiet = await placeBookings(bookers, log, alone);
  await untilQuiet(db, PATIENCE_MS);
  const expiries = await letExpire(db, BACKLOG);
  const caughtUp = untilQuiet(db, PATIENCE_MS);
  const backlog = await placeBookings(bookers, log, { ...alone, seconds: 2 * ALONE_SECONDS });
  return {
    ...{ past, pgbenchPerSecond, burst, stoppedMs, memoryMb, quiet, statuses: log.statuses },
    sustainedPerSecond: isQuiet ? burst.accepted.length / seconds : undefined,
    backlog: { ...backlog, expiries, seconds: await caughtUp },
    reads: await measureOwnReads({ db, gun, server }, bookers.tokens, say),
    broken: [...(await brokenIn(db, log))].filter((law) => !before.has(law)),
  };
}

/** Nothing where there is no pgbench to compare with. */
async function fireBeside(program: string | undefined, { url, pool }: BenchDatabase) {
  if (!program) return Number.NaN;
  await preparePgbench(pool);
  return (await firePgbench(program, url, 32, ALONE_SECONDS)).perSecond;
}

/** The past was sown without its money, so a law may be broken before anybody books. */
async function brokenIn(db: Database, { acknowledged }: BookingLog): Promise<Set<string>> {
  const laws = await checkInvariants(db, acknowledged);
  return new Set(laws.filter(({ wrong }) => wrong !== 0).map(({ sentence }) => sentence));
}

/** Sows everything that is there before the server starts. */
export async function prepareBusyDay(db: Database, past: number): Promise<void> {
  await settlePeople(db);
  await sowPast(db, past);
}
