import { join } from 'node:path';
import pg from 'pg';
import { connect, type Pool } from '#server/platform/database/connect.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { seedBase } from '#server/seed/seed-base.ts';
import { seedCity } from '#server/seed/seed-city.ts';
import { seedDemo } from '#server/seed/seed-demo.ts';
import { MIGRATIONS, ROOT } from '../project.ts';
import { showProgress } from '../steps.ts';

const NAME = 'aangan_bench';
const FOLDER = join(ROOT, '.cache', 'bench');

export type BenchDatabase = {
  readonly url: string;
  readonly pool: Pool;
  readonly server: 'embedded' | 'given by DATABASE_URL';
  close(): Promise<void>;
};

type Host = {
  readonly server: BenchDatabase['server'];
  readonly adminUrl: string;
  url(database: string): string;
  stop(): Promise<void>;
};

/** A database of the bench's own with the whole city in it, on the kind of database the product itself would use. */
export async function openBenchDatabase(
  databaseUrl: string | undefined,
  say: (sentence: string) => void,
): Promise<BenchDatabase> {
  const host = databaseUrl ? givenHost(databaseUrl) : await embeddedHost(say);
  await replaceDatabase(host);
  const url = host.url(NAME);
  const pool = connect({ url, poolSize: 4, statementTimeoutMs: 120_000 });
  await showProgress('Populating the city', async () => {
    await migrate(pool, MIGRATIONS);
    await seedBase(pool);
    await seedDemo(pool);
    await seedCity(pool);
    await pool.query('vacuum analyze');
  });
  return { url, pool, server: host.server, close };

  async function close(): Promise<void> {
    await pool.end();
    await asAdministrator(host, `drop database if exists ${NAME} with (force)`);
    await host.stop();
  }
}

async function embeddedHost(say: (sentence: string) => void): Promise<Host> {
  const embedded = await startEmbedded({ folder: FOLDER, onProgress: say });
  return {
    server: 'embedded',
    adminUrl: embedded.url('postgres'),
    url: (database) => embedded.url(database),
    stop: () => embedded.stop(),
  };
}

function givenHost(databaseUrl: string): Host {
  return {
    server: 'given by DATABASE_URL',
    adminUrl: databaseUrl,
    url: (database) => {
      const url = new URL(databaseUrl);
      url.pathname = `/${database}`;
      return url.href;
    },
    stop: async () => {},
  };
}

async function replaceDatabase(host: Host): Promise<void> {
  await asAdministrator(host, `drop database if exists ${NAME} with (force)`);
  await asAdministrator(host, `create database ${NAME}`);
}

async function asAdministrator(host: Host, text: string): Promise<void> {
  const admin = new pg.Client({ connectionString: host.adminUrl });
  await admin.connect();
  try {
    await admin.query(text);
  } finally {
    await admin.end();
  }
}
