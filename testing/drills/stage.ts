import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { ensureDatabase, startEmbedded } from '#server/platform/database/embedded.ts';
import type { Closing } from '#tools/closing.ts';
import { claimPorts } from '../ports.ts';
import { type Product, startProduct } from '../product.ts';
import { type Bookers, letThemBook } from '../races/bookers.ts';
import { type Customer, gatherCrowd } from '../races/crowd.ts';
import { seededRecipe } from '../recipes.ts';
import { closingOnSignals } from './closing-on-signals.ts';
import { openPrometheus, type Prometheus } from './prometheus.ts';

export type Stage = {
  /** Everything of this drill lies in here; the database in `database`. */
  readonly folder: string;
  readonly product: Product;
  readonly db: Pool;
  readonly crowd: readonly Customer[];
  readonly bookers: Bookers;
  readonly prometheus: Prometheus;
  /** Addresses at which the servers tell their figures. */
  readonly metricsUrls: readonly string[];
  /** kill -9 of PostgreSQL; it stays away until it is started again. */
  killDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  close(): Promise<void>;
};

export type StageOptions = {
  /** Prepares the folder that the database will lie in; answers how to take it apart again. */
  readonly prepare?: ((folder: string) => Promise<() => Promise<void>>) | undefined;
  readonly environmentOf?: ((server: number) => Readonly<Record<string, string>>) | undefined;
  readonly bookEveryMs?: number;
};

const PEOPLE = 6;
/** Slow enough that there is room for everybody until the end. */
const BOOK_EVERY_MS = 500;

/** Two servers on a PostgreSQL of their own that keeps what it acknowledges, people who book, and Prometheus beside them. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const closing = closingOnSignals();
  try {
    return await openInto(closing, options);
  } catch (error) {
    await closing.close();
    throw error;
  }
}

/** Each thing says how it is taken away as soon as it is there: a drill may end before the rest has come. */
async function openInto(
  closing: Closing,
  { prepare, environmentOf, bookEveryMs = BOOK_EVERY_MS }: StageOptions,
): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-drill-'));
  closing.add(() => rm(folder, { recursive: true, force: true }));
  const database = join(folder, 'database');
  // PostgreSQL of root runs as somebody else, who has to get in.
  await chmod(folder, 0o755);
  await mkdir(database);
  const dismantle = await prepare?.(database);
  if (dismantle) closing.add(dismantle);
  let cluster = await startEmbedded({ folder: database });
  closing.add(() => cluster.stop());
  await ensureDatabase(cluster, 'aangan');
  const url = cluster.url('aangan');
  const db = connect({ url, poolSize: 8 });
  db.on('error', () => {});
  await (await seededRecipe()).build(db);
  const ports = await claimPorts();
  closing.add(async () => ports.release());
  const metricsPort = (server: number) => String(ports.first + server);
  const product = await startProduct({
    servers: 2,
    world: { db, url, close: () => db.end() },
    environment: { AANGAN_BOOKING_LIMITS: 'off', AANGAN_CHECK_ANSWERS: 'off' },
    environmentOf: (server) => ({
      METRICS_PORT: metricsPort(server),
      ...environmentOf?.(server),
    }),
  });
  closing.add(() => product.close());
  const crowd = await gatherCrowd(db, PEOPLE);
  const targets = [0, 1].map((server) => `127.0.0.1:${metricsPort(server)}`);
  const prometheus = await openPrometheus(folder, { port: ports.first + 2, targets });
  closing.add(() => prometheus.close());
  const bookers = letThemBook(product.urls, crowd, { everyMs: bookEveryMs });
  closing.add(() => bookers.stop());
  return {
    folder,
    product,
    db,
    crowd,
    bookers,
    prometheus,
    metricsUrls: targets.map((target) => `http://${target}/metrics`),
    killDatabase: async () => {
      process.kill(await postmasterOf(database), 'SIGKILL');
      await cluster.lost;
    },
    startDatabase: async () => {
      cluster = await startEmbedded({ folder: database });
    },
    close: closing.close,
  };
}

const postmasterOf = async (database: string): Promise<number> =>
  Number((await readFile(join(database, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
