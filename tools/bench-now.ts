import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBenchDatabase } from './bench/bench-database.ts';
import { measureNow } from './bench/now/measure-now.ts';
import { reportNow } from './bench/now/report-now.ts';
import { sowDay } from './bench/now/sow-day.ts';
import { startServer } from './bench/server-process.ts';
import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run-tool.ts';

const say = (sentence: string): void => console.log(`${sentence}.`);

/** The room Now on a day of the whole city alone, without the rest of `npm run bench`. */
await runTool(async () => {
  await ensureBuilt();
  const dataFolder = await mkdtemp(join(tmpdir(), 'aangan-bench-'));
  const database = await openBenchDatabase(process.env.DATABASE_URL, say);
  try {
    await sowDay(database.pool);
    const server = await startServer(database.url, dataFolder);
    try {
      console.log(reportNow(await measureNow(server, say)));
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
