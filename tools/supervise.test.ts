import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Supervised, supervise } from './supervise.ts';

let folder: string;
let supervised: Supervised | undefined;
const said: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'supervise-'));
  said.length = 0;
});
afterEach(async () => {
  await supervised?.stop();
  supervised = undefined;
  await rm(folder, { recursive: true });
});

/** A server that writes its life down: one line when it listens, one when it has left in peace. */
async function start(body = ''): Promise<void> {
  const program = join(folder, 'server.mjs');
  const diary = JSON.stringify(join(folder, 'diary'));
  await writeFile(
    program,
    `import { appendFileSync } from 'node:fs';
    ${body}
    appendFileSync(${diary}, 'pid ' + process.pid + '\\n');
    process.on('SIGTERM', () => setTimeout(() => { appendFileSync(${diary}, 'left\\n'); process.exit(0); }, 50));
    setInterval(() => {}, 60_000);
    process.send({ something: 'else' });
    process.send({ listening: 1 });`,
  );
  const options = {
    command: [program],
    environment: process.env,
    say: (line: string) => said.push(line),
  };
  supervised = await supervise(options);
}

const diary = async (): Promise<string[]> =>
  (await readFile(join(folder, 'diary'), 'utf8')).trim().split('\n');
const pids = async (): Promise<number[]> =>
  (await diary()).flatMap((line) => (line.startsWith('pid') ? [Number(line.slice(4))] : []));

test('a killed server is started again', async () => {
  await start();
  process.kill((await pids())[0] as number, 'SIGKILL');
  await vi.waitUntil(async () => (await pids()).length === 2, { timeout: 30_000 });
  expect(said).toEqual(['The server ended unexpectedly (SIGKILL); starting it again']);
});

test('stopping waits until the server has left, and does not start it again', async () => {
  await start();
  await supervised?.stop();
  expect((await diary()).at(-1)).toBe('left');
  expect(await pids()).toHaveLength(1);
  expect(said).toEqual([]);
});

test('a server that never opens has said why itself', async () => {
  await expect(start('process.exit(3);')).rejects.toThrow();
});
