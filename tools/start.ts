import { join } from 'node:path';
import { onShutdown } from '#server/platform/graceful-shutdown.ts';
import { createClosing } from './closing.ts';
import { openToolDatabase } from './database.ts';
import { ensureBuilt } from './ensure-built.ts';
import { mustBeFree, readPort } from './port.ts';
import { dataFolder, SERVER_BUNDLE } from './project.ts';
import { runStep } from './run-step.ts';
import { AlreadySaid, runTool } from './run-tool.ts';
import { supervise } from './supervise.ts';
import { welcome } from './welcome.ts';

const production = process.env.NODE_ENV === 'production';
const isNamed = !!process.env.DATABASE_URL || !!process.env.DATABASE_URL_FILE;
const closing = createClosing();
onShutdown(async () => {
  console.log('\nClosing; requests in hand are finished first.');
  await closing.close();
  process.exit(0);
});

await runTool(async () => {
  try {
    await open();
  } catch (error) {
    await closing.close();
    throw error;
  }
});

/** Everything that a fresh clone needs, in the order in which it is needed. */
async function open(): Promise<void> {
  const port = readPort();
  await mustBeFree(port);
  const database = await openToolDatabase(say);
  closing.add(() => database.stop());
  const environment = environmentOf(database.url);
  // A database of somebody else's is brought up to date by `npm run migrate`, before the new version starts.
  if (!production || !isNamed) await prepare(environment);
  await ensureBuilt();
  const server = await supervise({ command: [join(SERVER_BUNDLE, 'main.js')], environment, say });
  closing.add(() => server.stop());
  welcome(port, {
    production,
    embedded: !isNamed,
  });
}

async function prepare(environment: NodeJS.ProcessEnv): Promise<void> {
  const command = [process.execPath, 'tools/prepare.ts'] as const;
  const { code } = await runStep([...command], { environment, aloud: true });
  if (code !== 0) throw new AlreadySaid();
}

function environmentOf(databaseUrl: string): NodeJS.ProcessEnv {
  return {
    LOG_FORM: process.stdout.isTTY ? 'sentences' : 'json',
    ...process.env,
    AANGAN_DATA: dataFolder(),
    DATABASE_URL: databaseUrl,
    DATABASE_URL_FILE: '',
    // The embedded database is ours alone; another is migrated by whoever runs it: `npm run migrate`.
    MIGRATE_AT_START:
      databaseUrl === process.env.DATABASE_URL ? process.env.MIGRATE_AT_START : 'on',
  };
}

function say(sentence: string): void {
  console.log(`${sentence}.`);
}
