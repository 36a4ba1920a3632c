import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { connect } from '#server/platform/database/connect.ts';
import { ensureDatabase, startEmbedded } from '#server/platform/database/embedded.ts';
import { bookFirst, FIRST_KARIGAR } from '#testing/first-booking.ts';
import { claimPorts } from '#testing/ports.ts';
import { createClosing } from './closing.ts';
import { faultsOfImage } from './image/faults-of-image.ts';
import { productionEnvironment } from './production-environment.ts';
import { ROOT } from './project.ts';
import { runStep } from './run-step.ts';
import { runTool } from './run-tool.ts';

const PROGRAM = ['/app/bin/node', '/app/server.js'] as const;

/**
 * `npm run test:image`, as root on a Debian: the file system of the image by the very script of `deploy/Dockerfile`, its files
 * and its size judged, and a server of it that serves a booking with a read-only root.
 */
await runTool(async () => {
  if (process.getuid?.() !== 0)
    throw new CannotStart('Only root may change the root of a program.');
  const closing = createClosing();
  try {
    const work = await mkdtemp(join(tmpdir(), 'aangan-image-'));
    closing.add(() => rm(work, { recursive: true, force: true }));
    await chmod(work, 0o755);
    await step([process.execPath, join(ROOT, 'tools/release.ts'), '--with-node']);
    const root = join(work, 'root');
    await mkdir(root);
    const release = join(ROOT, '.cache', 'release');
    await step(['sh', join(ROOT, 'deploy/image/root.sh'), root, release]);
    const files = await listFiles(root);
    const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
    const faults = faultsOfImage(files);
    console.log(`The image has ${files.length} files, ${(bytes / 2 ** 20).toFixed(0)} MB.`);
    for (const sentence of faults) console.log(`✗ ${sentence}`);
    const cluster = await startEmbedded({ folder: join(work, 'database') });
    closing.add(() => cluster.stop());
    await ensureDatabase(cluster, 'aangan');
    console.log(await serveOnce(root, cluster.url('aangan'), closing));
    process.exitCode = faults.length === 0 ? 0 : 1;
  } finally {
    await closing.close();
  }
});

type Found = { readonly path: string; readonly bytes: number };

async function listFiles(root: string): Promise<Found[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Promise.all(
    files.map(async (file) => ({ path: relative(root, file), bytes: (await stat(file)).size })),
  );
}

/** Migrates, serves, and answers what the first customer is told. */
async function serveOnce(
  root: string,
  databaseUrl: string,
  closing: ReturnType<typeof createClosing>,
): Promise<string> {
  const ports = await claimPorts();
  closing.add(async () => ports.release());
  const site = `http://localhost:${ports.first}`;
  const socket = new URL(databaseUrl).searchParams.get('host') as string;
  // Only PostgreSQL's own account may enter it, and speak to it, otherwise.
  await chmod(socket, 0o755);
  for (const name of await readdir(socket)) await chmod(join(socket, name), 0o777);
  const environment = {
    ...productionEnvironment(site),
    DATABASE_URL: 'postgresql://postgres@localhost/aangan?host=/tmp/socket',
    PORT: String(ports.first),
    AANGAN_DATA: '/data',
    LEAVING_SECONDS: '0',
  };
  const inside = ['sh', join(ROOT, 'deploy/image/drill.sh'), root, socket, ...PROGRAM] as const;
  await step([...inside, 'migrate'], environment);
  const db = connect({ url: databaseUrl, poolSize: 1 });
  await db.query(FIRST_KARIGAR);
  await db.end();
  const began = performance.now();
  const server = spawn(inside[0], inside.slice(1), {
    ...{ env: environment, stdio: 'inherit' },
    // With a group of its own, which is ended as one.
    detached: true,
  });
  closing.add(() => end(server));
  while (
    !(await fetch(`${site}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new CannotStart('The server of the image has ended.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const readyMs = Math.round(performance.now() - began);
  const page = await (await fetch(site)).text();
  if (!page.includes('<title')) throw new CannotStart('The image serves no page.');
  return `Ready after ${readyMs} ms with a read-only root; booked: ${await bookFirst(site)}.`;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  // The namespace around it passes no signal on.
  if (server.pid) process.kill(-server.pid, 'SIGTERM');
  await gone;
}

async function step(
  command: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const { code, said } = await runStep(command, { environment });
  if (code !== 0) throw new CannotStart(`${command.join(' ')} failed:\n${said.trim()}`);
}
