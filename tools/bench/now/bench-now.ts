import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBenchDatabase } from '../bench-database.ts';
import { startServer } from '../server-process.ts';
import { measureNow } from './measure-now.ts';
import { reportNow } from './report-now.ts';
import { sowDay } from './sow-day.ts';

/** The room Now on a day of the whole city, in a database of its own. */
export async function benchNow(say: (sentence: string) => void): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'aangan-bench-'));
  const database = await openBenchDatabase(process.env.DATABASE_URL, say);
  try {
    await sowDay(database.pool);
    const server = await startServer(database.url, dataFolder);
    try {
      return reportNow(await measureNow(server, say));
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
