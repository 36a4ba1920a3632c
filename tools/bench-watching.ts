import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBenchDatabase } from './bench/bench-database.ts';
import { measureWatching } from './bench/measure-watching.ts';
import { reportWatching } from './bench/report-watching.ts';
import { startServer } from './bench/server-process.ts';
import { ensureBuilt } from './ensure-built.ts';
import { runTool } from './run-tool.ts';

/** Watched visits alone, without the rest of `npm run bench`. */
await runTool(async () => {
  await ensureBuilt();
  const dataFolder = await mkdtemp(join(tmpdir(), 'aangan-bench-'));
  const database = await openBenchDatabase(process.env.DATABASE_URL, (one) =>
    console.log(`${one}.`),
  );
  try {
    const server = await startServer(database.url, dataFolder);
    console.log(reportWatching(await measureWatching(server, database.pool)));
    await server.stop();
  } finally {
    await database.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
