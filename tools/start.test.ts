import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './project.ts';

const BOOTSTRAP = join(ROOT, 'tools', 'bootstrap.mjs');

type Ending = { readonly code: number; readonly said: string };

function run(
  command: readonly string[],
  environment: Record<string, string> = {},
): Promise<Ending> {
  const { DATABASE_URL: _, PORT: __, ...inherited } = process.env;
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { ...inherited, ...environment } };
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
    );
  });
}

test.each([
  [{ PORT: 'three' }, 'PORT must be a whole number from 0 to 65534, not "three".'],
  [
    { DATABASE_URL: 'postgresql://asha:secret@127.0.0.1:9/aangan', PORT: '19999' },
    'No database answers at 127.0.0.1:9/aangan; is it running, and is DATABASE_URL right?',
  ],
  [
    { DATABASE_URL: 'mysql://127.0.0.1/aangan' },
    'DATABASE_URL is not the address of a PostgreSQL database (postgresql://user:password@host:5432/name).',
  ],
  [{ NODE_ENV: 'production' }, /^In production AANGAN_BRAND_NAME, .* must be set\.$/],
])(
  '%j keeps the server from starting, with one sentence and a failing exit code',
  async (environment, sentence) => {
    const { code, said } = await run([BOOTSTRAP, 'start'], environment);
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said.split('\n')).toHaveLength(1);
  },
);

test('a taken port is told before anything slow is begun', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const { code, said } = await run([BOOTSTRAP, 'start'], { PORT: String(port) });
  expect([code, said]).toEqual([
    1,
    `Port ${port} is taken by another program; stop it, or choose another port: PORT=3100 npm start`,
  ]);
  other.close();
});

test('an old Node is told what is needed', async () => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.0' });
    await import(${JSON.stringify(BOOTSTRAP)});`;
  const { code, said } = await run(['--input-type=module', '--eval', pretend]);
  expect(code).toBe(1);
  expect(said).toMatch(/^Aangan needs Node 20 or newer/);
});

test('a tool that does not exist is told by name', async () => {
  expect(await run([BOOTSTRAP, 'dance'])).toEqual({
    code: 1,
    said: 'There is no tools/dance.ts to run.',
  });
});
