import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchNotifications } from '#contract/customer/watch-notifications.ts';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { ensureDatabase, startEmbedded } from '#server/platform/database/embedded.ts';
import type { Closing } from '#tools/closing.ts';
import { lookAtPooler } from '#tools/doctor/look-at-pooler.ts';
import { closingOnSignals } from '../drills/closing-on-signals.ts';
import { askAgain, countDoubled, countLost, pause, untilFiled } from '../drills/drill.ts';
import { openEventSource } from '../event-source.ts';
import { claimPorts } from '../ports.ts';
import { type Product, startProduct } from '../product.ts';
import { acknowledgedIn, letThemBook } from '../races/bookers.ts';
import { type Customer, gatherCrowd } from '../races/crowd.ts';
import { listBroken } from '../races/invariants.ts';
import { seededRecipe } from '../recipes.ts';
import { openPgBouncer } from './pgbouncer.ts';

export type Seen = { readonly says: string; readonly isGood: boolean };

const LIMITS = fileURLToPath(new URL('../../deploy/pgbouncer/limits.sql', import.meta.url));
const PEOPLE = 6;
const BOOK_EVERY_MS = 500;
const BOOKS_MS = 10_000;

/** Two servers that know PgBouncer alone: what works by the rules of the manual, and what the doctor says where they are broken. */
export async function behindPooler(): Promise<Seen[]> {
  const closing = closingOnSignals();
  try {
    const { db, poolers } = await openStage(closing);
    const asked = (url: string) => askDoctor(url);
    const seen = [
      said('the doctor about transactions', await asked(poolers.transaction.url), /sessions/),
      said('the doctor about lost limits', await asked(poolers.session.url), /limits/),
    ];
    await db.query((await readFile(LIMITS, 'utf8')).replaceAll(':"role"', 'current_user'));
    // Connections of before keep what they began with.
    poolers.session.kill();
    poolers.session.start();
    await pause(500);
    seen.push(said('the doctor when all is well', await asked(poolers.session.url), /^$/));
    return [...seen, ...(await bookThrough(poolers.session, db, closing))];
  } finally {
    await closing.close();
  }
}

async function openStage(closing: Closing) {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-pooler-'));
  closing.add(() => rm(folder, { recursive: true, force: true }));
  // Programs of root run as somebody else, who has to get in.
  await chmod(folder, 0o755);
  const cluster = await startEmbedded({ folder: join(folder, 'database') });
  closing.add(() => cluster.stop());
  await ensureDatabase(cluster, 'aangan');
  const databaseUrl = cluster.url('aangan');
  const db = connect({ url: databaseUrl, poolSize: 4 });
  closing.add(() => db.end());
  await (await seededRecipe()).build(db);
  const { first, release } = await claimPorts();
  closing.add(async () => release());
  const ports = { session: first, transaction: first + 1 };
  const poolers = await openPgBouncer(folder, { databaseUrl, ports, closing });
  await pause(500);
  return { db, poolers };
}

/** Everything that it finds, as one text. */
async function askDoctor(url: string): Promise<string> {
  const pool = connect({ url, poolSize: 1 });
  try {
    const { wrong, doubtful } = await lookAtPooler(url, pool);
    return [...wrong, ...doubtful].join(' ');
  } finally {
    await pool.end();
  }
}

async function bookThrough(
  pooler: { readonly url: string; kill(): void; start(): void },
  db: Pool,
  closing: Closing,
): Promise<Seen[]> {
  const product = await startProduct({
    servers: 2,
    world: { db, url: pooler.url, close: async () => {} },
    environment: { AANGAN_BOOKING_LIMITS: 'off', AANGAN_CHECK_ANSWERS: 'off' },
  });
  closing.add(() => product.close());
  const crowd = await gatherCrowd(db, PEOPLE);
  // One who books at the first server has a tab at the second.
  const told = await openTab(product, crowd[0] as Customer);
  const bookers = letThemBook(product.urls, crowd, { everyMs: BOOK_EVERY_MS });
  closing.add(() => bookers.stop());
  await pause(BOOKS_MS);
  const before = acknowledgedIn(bookers.attempts).length;
  const news = told();
  pooler.kill();
  await pause(1_000);
  pooler.start();
  const restarted = performance.now();
  while (acknowledgedIn(bookers.attempts.slice(-PEOPLE)).length < PEOPLE) {
    if (performance.now() - restarted > 60_000) break;
    await pause(100);
  }
  const backMs = performance.now() - restarted;
  await bookers.stop();
  await askAgain({ bookers, product });
  await untilFiled({ db });
  const acknowledged = acknowledgedIn(bookers.attempts);
  const lost = await countLost({ db }, acknowledged);
  const doubled = await countDoubled({ db, bookers });
  const broken = await listBroken(db, acknowledged);
  return [
    { says: `${before} bookings were acknowledged through it`, isGood: before > 0 },
    { says: `a tab at the other server was told ${news} times`, isGood: news > 1 },
    {
      says: `PgBouncer killed: everybody books again ${(backMs / 1_000).toFixed(1)} s after it is back`,
      isGood: backMs < 10_000,
    },
    {
      says: `${acknowledged.length} acknowledged, lost ${lost}, doubled ${doubled}`,
      isGood: lost === 0 && doubled === 0,
    },
    ...broken.map((says) => ({ says, isGood: false })),
  ];
}

async function openTab(product: Product, { cookie }: Customer): Promise<() => number> {
  const tab = await openEventSource(product.urls[1] + watchNotifications.path, { cookie });
  return () => {
    tab.close();
    return tab.told.length;
  };
}

const said = (what: string, sentence: string, wanted: RegExp): Seen => ({
  says: `${what}: ${sentence || 'nothing'}`,
  isGood: wanted.test(sentence),
});
