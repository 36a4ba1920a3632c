import { execFile } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { promisify } from 'node:util';
import type { Database } from '#server/platform/database/connect.ts';

type AppCache = readonly (readonly [name: string, value: string])[];

/** The machine and the programs, without which no figure can be compared with another. */
export async function describeMachine(
  db: Database,
  server: string,
  pgbench: string | undefined,
): Promise<AppCache> {
  const gigabytes = (totalmem() / 2 ** 30).toFixed(0);
  const [load = 0] = loadavg();
  return [
    [
      'machine',
      `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores, ${gigabytes} GB`,
    ],
    [
      'busy before',
      `load ${load.toFixed(2)}${load > 0.5 ? ', so other programs disturb the figures' : ''}`,
    ],
    ['Node', process.version],
    ['PostgreSQL', `${await setting(db, 'server_version')} (${server})`],
    ['durability', await durability(db)],
    ['pgbench', pgbench ? await versionOf(pgbench) : 'missing'],
  ];
}

const SIZES: readonly (readonly [what: string, from: string])[] = [
  ['Karigars', 'karigars where active'],
  ['shifts a week', 'karigar_shifts'],
  ['societies', 'societies'],
  ['customers', `users where 'customer' = any (roles)`],
  ['pincodes', 'pincodes where served'],
  ['bookings', 'bookings'],
  ['holds of time', 'holds'],
];

export async function describeData(db: Database): Promise<AppCache> {
  const counts = SIZES.map(async ([what, from]) => {
    const { rows } = await db.query<{ count: number }>(`select count(*) from ${from}`);
    return [what, (rows[0]?.count ?? 0).toLocaleString('en-IN')] as const;
  });
  return Promise.all(counts);
}

async function durability(db: Database): Promise<string> {
  const names = ['fsync', 'synchronous_commit', 'full_page_writes'];
  const values = await Promise.all(names.map((name) => setting(db, name)));
  return names.map((name, index) => `${name} ${values[index]}`).join(', ');
}

async function setting(db: Database, name: string): Promise<string> {
  const { rows } = await db.query<{ value: string }>('select current_setting($1) as value', [name]);
  return rows[0]?.value ?? 'unknown';
}

async function versionOf(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ['--version']);
  return stdout.trim();
}
