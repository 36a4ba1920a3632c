import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateOnly } from '#server/migrate-only.ts';
import { connect } from '#server/platform/database/connect.ts';
import { type Balancer, openBalancer } from '../balancer.ts';
import { claimPorts } from '../ports.ts';
import { acknowledgedIn, type Bookers, letThemBook } from '../races/bookers.ts';
import { gatherCrowd } from '../races/crowd.ts';
import { listBroken } from '../races/invariants.ts';
import { readAllTheTime } from '../races/readers.ts';
import { endServer, launchServer } from '../server-process.ts';
import { bringBack, TODAY } from './two-versions.ts';

export type Phase = {
  readonly name: string;
  readonly seconds: number;
  readonly requests: number;
  readonly failed: number;
  readonly booked: number;
  /** Other answers to bookings. */
  readonly refused: string;
};

export type RolledOver = {
  readonly phases: readonly Phase[];
  /** Broken laws afterwards, and answers that failed. */
  readonly broken: readonly string[];
};

/** Slow enough that there is room for everybody until the end. */
const BOOK_EVERY_MS = 700;

type Readers = ReturnType<typeof readAllTheTime>;

/**
 * Two servers of the version before behind a balancer, people who book and read without a pause: the database is migrated
 * under them, each server is replaced by one of this version, both serve side by side, and each is replaced back.
 */
export async function rollOver(
  commit: string,
  { seconds, people }: { readonly seconds: number; readonly people: number },
): Promise<RolledOver> {
  const before = await bringBack(commit);
  const data = await mkdtemp(join(tmpdir(), 'aangan-upgrade-'));
  const claimed = await claimPorts();
  const [front, ...ports] = [0, 1, 2].map((more) => claimed.first + more) as [number, ...number[]];
  const urls = ports.map((port) => `http://localhost:${port}`);
  const logs: string[] = [];
  const environment = (port: number) => ({
    ...process.env,
    ...{ DATABASE_URL: before.databaseUrl, AANGAN_DATA: data, PORT: String(port) },
    ...{ SANDBOX_PORT: String(claimed.first + 3), SIMULATOR_PORT: String(claimed.first + 4) },
    ...{ PUBLIC_ORIGIN: [`http://localhost:${front}`, ...urls].join(',') },
    ...{ AANGAN_SITE: 'off', AANGAN_CHECK_ANSWERS: 'on', AANGAN_BOOKING_LIMITS: 'off' },
    ...{ LOG_FORM: 'json', LEAVING_SECONDS: '3' },
  });
  const launch = (index: number, folder: string) =>
    launchServer(folder, environment(ports[index] as number), (text) => logs.push(text));
  const servers: ChildProcess[] = [];
  const db = connect({ url: before.databaseUrl, poolSize: 4 });
  let balancer: Balancer | undefined;
  try {
    for (const index of [0, 1]) servers[index] = await launch(index, before.folder);
    balancer = await openBalancer({ port: front, servers: urls });
    const crowd = await gatherCrowd(db, people);
    const bookers = letThemBook([balancer.url], crowd, { everyMs: BOOK_EVERY_MS });
    const reading = [readAllTheTime(balancer.url), readAllTheTime(balancer.url)];
    const phases: Phase[] = [];
    const during = async (name: string, work: () => Promise<unknown>) =>
      phases.push(await measured(name, bookers, reading, () => work().then(() => pause(seconds))));
    const replace = async (index: number, folder: string) => {
      await endServer(servers[index] as ChildProcess, 'SIGTERM');
      servers[index] = await launch(index, folder);
      while ((balancer?.serving().length ?? 0) < 2) await pause(0.1);
    };
    await during('both before', async () => {});
    await during('migrated', () =>
      migrateOnly({ databaseUrl: before.databaseUrl, log: { level: 'warn', form: 'json' } }),
    );
    await during('before restarts', () => replace(0, before.folder));
    await during('one of each', () => replace(0, TODAY));
    await during('both new', () => replace(1, TODAY));
    await during('rolled back, one', () => replace(0, before.folder));
    await during('rolled back', () => replace(1, before.folder));
    await Promise.all([...reading.map((reader) => reader.stop()), bookers.stop()]);
    const broken = [
      ...(await listBroken(db, acknowledgedIn(bookers.attempts))),
      ...failuresOf(bookers).map((said) => `Failed: ${said}`),
      ...phases.flatMap(({ name, booked }) => (booked > 0 ? [] : [`Nothing was booked: ${name}`])),
      ...faultsIn(logs.join('')),
    ];
    return { phases, broken };
  } finally {
    await balancer?.close();
    await Promise.all(servers.map((server) => endServer(server, 'SIGTERM')));
    await db.end();
    await before.close();
    await rm(data, { recursive: true, force: true });
    claimed.release();
  }
}

async function measured(
  name: string,
  bookers: Bookers,
  reading: readonly Readers[],
  work: () => Promise<unknown>,
): Promise<Phase> {
  const began = performance.now();
  const from = [bookers.attempts.length, ...reading.map(({ statuses }) => statuses.length)];
  await work();
  const attempts = bookers.attempts.slice(from[0]);
  const statuses = reading.flatMap((reader, index) => reader.statuses.slice(from[index + 1]));
  return {
    name,
    seconds: (performance.now() - began) / 1_000,
    requests: attempts.length + statuses.length,
    failed:
      attempts.filter(({ answer }) => isFailure(answer?.status ?? 0)).length +
      statuses.filter(isFailure).length,
    booked: acknowledgedIn(attempts).length,
    refused: [...new Set(attempts.flatMap(({ answer }) => answer?.code ?? []))].join(' '),
  };
}

/** A refusal is an answer; nothing, and a fault of ours, is none. */
const isFailure = (status: number): boolean => status === 0 || status >= 500;

const failuresOf = ({ attempts }: Bookers): string[] =>
  attempts.flatMap(({ answer }) =>
    isFailure(answer?.status ?? 0) ? [`a booking, ${answer?.status ?? 'no answer'}`] : [],
  );

/** Jobs of one version that the other cannot do show themselves here. */
const faultsIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => /"event":"(fault|job-failed|job-given-up|relay-failed)"/.test(line))
    .map((line) => line.slice(0, 400));

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
