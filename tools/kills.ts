import { databaseKilled, serverKilled } from '#testing/drills/faults-of-machines.ts';
import { runDrills } from './run-drills.ts';
import { runTool } from './run-tool.ts';

const SERVERS = 50;
const DATABASES = 20;

/**
 * `npm run test:kills -- <servers> <databases>`: kill -9 of one of two servers and of their database, again and again,
 * while people book. Nothing acknowledged may be lost or doubled.
 */
await runTool(async () => {
  const [servers = SERVERS, databases = DATABASES] = process.argv.slice(2).map(Number);
  const isWell = await runDrills([
    [serverKilled, servers],
    [databaseKilled, databases],
  ]);
  process.exit(isWell ? 0 : 1);
});
