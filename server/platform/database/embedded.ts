import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { findBinaries } from './embedded/binaries.ts';
import { type ClusterFolder, prepareClusterFolder } from './embedded/cluster-folder.ts';
import { createCluster } from './embedded/create-cluster.ts';
import { type Lease, takeLease } from './embedded/lease.ts';
import { type Durability, ensureRunning, stopPostmaster } from './embedded/postmaster.ts';

export type Embedded = {
  /** The address of one of its databases, for `connect()` or `DATABASE_URL`. */
  url(database: string): string;
  /** True when the database was not running before and this call started it. */
  readonly startedHere: boolean;
  /** Resolves when it ends, or is ended by somebody else, before it was given up here. */
  readonly lost: Promise<void>;
  /** Gives the database up; the last one out switches it off. */
  stop(): Promise<void>;
  /** Gives the database up and leaves it running for the next. */
  release(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Everything of this database lies in here. */
  readonly folder: string;
  /** `throw-away` is for tests only: a crash may lose it. */
  readonly durability?: Durability;
  readonly onProgress?: (sentence: string) => void;
};

/**
 * A real PostgreSQL, from npm, over a unix socket, without a system installation. It outlives a killed Node process,
 * and the next start finds it running. Several processes may share it.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { folder, durability = 'safe', onProgress = () => {} } = options;
  const cluster = await prepareClusterFolder(folder);
  const binaries = await findBinaries(cluster.runAs, onProgress);
  await createCluster(cluster, binaries, onProgress);
  const { startedHere, lease } = await openWithLease(() =>
    ensureRunning(cluster, binaries, durability, onProgress),
  );
  return {
    url: (database) => addressOf(cluster, database),
    startedHere,
    lost: lease.lost,
    release: () => lease.end(),
    stop: async () => {
      if (await lease.endAsTheLast()) await stopPostmaster(cluster);
    },
  };

  /** A process that switches the database off at this moment cuts our fresh connection: then we begin again. */
  async function openWithLease(
    ensure: () => Promise<boolean>,
  ): Promise<{ startedHere: boolean; lease: Lease }> {
    for (let attempt = 1; ; attempt += 1) {
      const startedHere = await ensure();
      try {
        return { startedHere, lease: await takeLease(addressOf(cluster, 'postgres')) };
      } catch (error) {
        if (attempt === 5)
          throw new CannotStart(
            `The embedded database does not answer: ${(error as Error).message}.`,
          );
      }
    }
  }
}

/** Creates the database if it is missing; several processes may call this at once. */
export async function ensureDatabase(embedded: Embedded, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: embedded.url('postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (!alreadyExists(error)) throw error;
  } finally {
    await client.end();
  }
}

const alreadyExists = (error: unknown): boolean =>
  ['42P04', '23505'].includes(String((error as { code?: string }).code));

/** Read by `pg`, `psql` and `pgbench` alike; the host in the path part is only a placeholder. */
export const addressOf = (cluster: ClusterFolder, database: string): string =>
  `postgresql://postgres@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(cluster.socketFolder)}`;
