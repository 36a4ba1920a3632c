import { createServer } from 'vite';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { onShutdown } from '#server/platform/graceful-shutdown.ts';
import { createClosing } from './closing.ts';
import { openToolDatabase } from './database.ts';
import { mustBeFree, readPort } from './port.ts';
import { prepareData } from './prepare-data.ts';
import { dataFolder, ROOT } from './project.ts';
import { runTool } from './run-tool.ts';
import { supervise } from './supervise.ts';
import { welcome } from './welcome.ts';

const closing = createClosing();
onShutdown(async () => {
  await closing.close();
  process.exit(0);
});

/** `npm run dev`: the screens from Vite, with every change shown at once; the server restarts by itself behind it. */
await runTool(async () => {
  try {
    await open();
  } catch (error) {
    await closing.close();
    throw error;
  }
});

async function open(): Promise<void> {
  const port = readPort();
  const serverPort = port + 2;
  await mustBeFree(port);
  await mustBeFree(serverPort);
  const database = await openToolDatabase(say);
  closing.add(() => database.stop());
  await prepareData(database.url, say);
  const server = await supervise({
    command: ['--watch', '--watch-preserve-output', 'server/main.ts'],
    environment: environmentOf(database.url, port, serverPort),
    say,
  });
  closing.add(() => server.stop());
  await openScreens(port, serverPort);
  welcome(port, {
    production: false,
    embedded: !process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE,
  });
}

async function openScreens(port: number, serverPort: number): Promise<void> {
  const server = `http://127.0.0.1:${serverPort}`;
  const screens = await createServer({
    root: ROOT,
    server: {
      port,
      strictPort: true,
      proxy: { '/api': server, '/healthz': server, '/readyz': server },
    },
  });
  closing.add(() => screens.close());
  await screens.listen().catch((error: Error) => {
    throw new CannotStart(`The screens could not be opened: ${error.message}.`);
  });
}

function environmentOf(databaseUrl: string, port: number, serverPort: number): NodeJS.ProcessEnv {
  return {
    LOG_FORM: 'sentences',
    ...process.env,
    AANGAN_DATA: dataFolder(),
    AANGAN_SITE: 'off',
    AANGAN_CHECK_ANSWERS: 'on',
    DATABASE_URL: databaseUrl,
    DATABASE_URL_FILE: '',
    PORT: String(serverPort),
    SANDBOX_PORT: String(port + 1),
    PUBLIC_ORIGIN: `http://localhost:${port},http://127.0.0.1:${port}`,
  };
}

function say(sentence: string): void {
  console.log(`${sentence}.`);
}
