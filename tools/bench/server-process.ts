import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT, SERVER_BUNDLE } from '../project.ts';

export type ServerProcess = {
  readonly port: number;
  /** Port of its simulated gateway. */
  readonly sandboxPort: number;
  /** Port of its figures. */
  readonly metricsPort: number;
  /** The `Origin` that a page of ours would send. */
  readonly origin: string;
  /** Time from being asked to start until it listened. */
  readonly startedInMs: number;
  /** Resident memory in MB; undefined where the system does not tell. */
  residentMb(): Promise<number | undefined>;
  /** Seconds of processor time used so far; undefined where the system does not tell. */
  cpuSeconds(): Promise<number | undefined>;
  stop(): Promise<void>;
};

const ORIGIN = 'http://aangan.example';
/** The kernel counts processor time in hundredths of a second, on every Linux there is. */
const TICKS_PER_SECOND = 100;

/** The server as `npm start` runs it, in a process of its own, with its log thrown away. */
export async function startServer(
  databaseUrl: string,
  dataFolder: string,
  { limits = 'off' }: { readonly limits?: 'on' | 'off' } = {},
): Promise<ServerProcess> {
  const sandboxPort = await freePort();
  const metricsPort = await freePort();
  const startedAt = performance.now();
  const child = fork(join(SERVER_BUNDLE, 'main.js'), {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      AANGAN_DATA: dataFolder,
      PORT: '0',
      SANDBOX_PORT: String(sandboxPort),
      METRICS_PORT: String(metricsPort),
      PUBLIC_ORIGIN: ORIGIN,
      // A few people stand for a whole city where they are off.
      AANGAN_BOOKING_LIMITS: limits,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await portOf(child);
  const startedInMs = performance.now() - startedAt;
  const pid = child.pid as number;
  return {
    port,
    sandboxPort,
    metricsPort,
    origin: ORIGIN,
    startedInMs,
    residentMb: () => residentMb(pid),
    cpuSeconds: () => cpuSeconds(pid),
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** One that nobody listens at now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: { listening: number }) => resolve(message.listening));
    child.once('exit', (code) => reject(new Error(`The server left with ${code} at once`)));
  });
}

async function residentMb(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

async function cpuSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, afterName] = stat.split(') ');
  if (afterName === undefined) return undefined;
  const fields = afterName.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
