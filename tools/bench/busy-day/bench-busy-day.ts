import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showProgress } from '../../steps.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { loadGun } from '../gun.ts';
import { startServer } from '../server-process.ts';
import { measureBusyDay, prepareBusyDay } from './measure-busy-day.ts';
import { reportBusyDay } from './report-busy-day.ts';

type Options = { readonly pgbench: string | undefined; readonly past: number };

/** A day that is as hard as they come, in a database of its own. Answers whether all laws were kept. */
export async function benchBusyDay(
  { pgbench, past }: Options,
  say: (sentence: string) => void,
): Promise<boolean> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'aangan-bench-'));
  const database = await openBenchDatabase(process.env.DATABASE_URL, say);
  const gun = loadGun();
  try {
    await showProgress(`Sowing ${past.toLocaleString('en-IN')} bookings of the past`, () =>
      prepareBusyDay(database.pool, past),
    );
    const server = await startServer(database.url, dataFolder, { limits: 'on' });
    try {
      const day = await measureBusyDay({ database, server, gun, pgbench }, past, say);
      console.log(reportBusyDay(day));
      return day.broken.length === 0;
    } finally {
      await server.stop();
    }
  } finally {
    gun.putAway();
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
