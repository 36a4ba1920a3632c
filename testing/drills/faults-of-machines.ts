import { execFile } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { type Drill, pause } from './drill.ts';
import type { Stage } from './stage.ts';

const run = promisify(execFile);
const FAST_CLOCK = fileURLToPath(new URL('fast-clock.mjs', import.meta.url));
/** Between two kills: long enough that most of them are served again. */
const LIVES_MS = 1_500;

export const serverKilled: Drill = {
  name: 'server killed',
  rings: ['ServerGone'],
  strike: ({ product }) => product.kill(0),
  mend: async ({ product }, times) => {
    await product.open(0);
    for (let kill = 1; kill < times; kill += 1) {
      await pause(LIVES_MS);
      await product.crash(kill % 2);
    }
  },
};

const serverRestarts: Drill = {
  name: 'server begins again and again',
  rings: ['ServerRestarts'],
  strike: async ({ product }) => {
    for (let kill = 0; kill < 3; kill += 1) {
      // Each life has to be seen by whoever asks every ten seconds.
      await product.crash(0);
      await pause(11_000);
    }
  },
  mend: async () => {},
};

export const databaseKilled: Drill = {
  name: 'PostgreSQL killed',
  rings: ['DatabaseNotReady'],
  strike: ({ killDatabase }) => killDatabase(),
  mend: async ({ killDatabase, startDatabase }, times) => {
    await startDatabase();
    for (let kill = 1; kill < times; kill += 1) {
      await pause(LIVES_MS);
      await killDatabase();
      await startDatabase();
    }
  },
};

const databaseRestarted: Drill = {
  name: 'PostgreSQL begins again',
  rings: ['DatabaseRestarted'],
  strike: async ({ killDatabase, startDatabase }) => {
    await killDatabase();
    await startDatabase();
  },
  mend: async () => {},
};

const readOnly: Drill = {
  name: 'database read only',
  rings: ['DatabaseNotReady'],
  strike: (stage) => setReadOnly(stage, 'on'),
  mend: (stage) => setReadOnly(stage, 'off'),
};

async function setReadOnly({ product }: Stage, value: 'on' | 'off'): Promise<void> {
  const client = new pg.Client({
    connectionString: product.databaseUrl,
    options: '-c default_transaction_read_only=off',
  });
  await client.connect();
  await client.query(`alter system set default_transaction_read_only = ${value}`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** PostgreSQL takes some 300 MB of it. */
const DISK_MB = 900;

const diskFull: Drill = {
  name: 'disk full',
  rings: ['DatabaseNotReady'],
  prepare: async (folder) => {
    const options = `size=${DISK_MB}m,mode=0755`;
    await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).catch(() => {
      throw new CannotStart('The drill of a full disk has to be root, to make a small disk.');
    });
    return async () => {
      await run('umount', [folder]);
    };
  },
  strike: async ({ folder }) => {
    const disk = join(folder, 'database');
    const { bavail, bsize } = await statfs(disk);
    // The database goes on writing meanwhile: whichever of both finds no room, the disk is full.
    await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error;
      },
    );
  },
  mend: ({ folder }) => rm(join(folder, 'database', 'ballast')),
};

const clockWrong: Drill = {
  name: 'clock of a server 20 minutes fast',
  rings: ['ClockWrong'],
  harmless: true,
  environmentOf: (server) => (server === 0 ? { NODE_OPTIONS: `--import=${FAST_CLOCK}` } : {}),
  strike: async () => {},
  mend: async () => {},
};

/** A row of one of those who book is locked; everybody else goes on. */
function lockedRow(): Drill {
  let holder: pg.PoolClient | undefined;
  return {
    name: 'a row locked until somebody hears',
    rings: ['LockHeld'],
    strike: async ({ db, crowd }) => {
      holder = await db.connect();
      await holder.query('begin');
      await holder.query('select from users where id = $1 for update', [crowd[0]?.id]);
    },
    // As the manual says; the connection is ended with it.
    mend: async ({ db }) => {
      holder?.on('error', () => {});
      await db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where state = 'idle in transaction' order by xact_start limit 1`,
      );
      holder?.release(true);
    },
  };
}

export const FAULTS_OF_MACHINES: readonly Drill[] = [
  serverKilled,
  serverRestarts,
  databaseKilled,
  databaseRestarted,
  readOnly,
  diskFull,
  clockWrong,
  lockedRow(),
];
