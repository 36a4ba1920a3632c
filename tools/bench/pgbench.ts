import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Database } from '#server/platform/database/connect.ts';
import { percentile } from './volley.ts';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('./pgbench.sql', import.meta.url));

export type PgbenchScore = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

/** The tables of the peer, in the very database that the bookings are measured on. */
export async function preparePgbench(db: Database): Promise<void> {
  await db.query(`
    create table peer_karigars (id integer primary key, taken integer not null);
    insert into peer_karigars select number, 0 from generate_series(1, 5000) number;
    create table peer_bookings (
      id uuid primary key, karigar_id integer not null, amount_paise bigint not null, details jsonb not null,
      created_at timestamptz not null default now());
    create table peer_events (
      id bigint generated always as identity primary key, karigar_id integer not null, type text not null,
      data jsonb not null, at timestamptz not null default now());
    create table peer_outbox (
      id bigint generated always as identity primary key, type text not null, data jsonb not null)`);
}

export async function firePgbench(
  program: string,
  url: string,
  concurrency: number,
  seconds: number,
): Promise<PgbenchScore> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-pgbench-'));
  try {
    const options = ['--no-vacuum', '--protocol=prepared', `--file=${SCRIPT}`, '--log'];
    const extent = [
      `--client=${concurrency}`,
      `--jobs=${Math.min(concurrency, 2)}`,
      `--time=${seconds}`,
    ];
    const { stdout } = await run(program, [...options, ...extent, url], { cwd: folder });
    const latencies = await readLatencies(folder);
    return {
      perSecond: Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]),
      p50Ms: percentile(latencies, 50),
      p99Ms: percentile(latencies, 99),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each line of the log is one transaction; its third word is the time it took, in microseconds. */
async function readLatencies(folder: string): Promise<Float64Array> {
  const logs = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  const lines = (await Promise.all(logs)).join('').trim().split('\n');
  return Float64Array.from(lines, (line) => Number(line.split(' ')[2]) / 1000).sort();
}
