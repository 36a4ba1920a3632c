import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  readOldSecrets,
  readSecret,
  SECRET_VARIABLES,
  withSecretsFromFiles,
} from './config-of-secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'aangan-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SECRET = 'k3Jd92nZ0aPq7TtR5vYw1LxB8cEfGhMs';

test('a secret is read from a file, without the end of its line', () => {
  const path = join(folder, 'secret');
  writeFileSync(path, `${SECRET}\n`);
  for (const name of SECRET_VARIABLES) {
    expect(withSecretsFromFiles({ [`${name}_FILE`]: path })[name]).toBe(SECRET);
  }
});

test('a file that is missing or empty, or both ways at once, is told by its name', () => {
  const empty = join(folder, 'empty');
  writeFileSync(empty, '\n');
  const read = (environment: Record<string, string>) => () => withSecretsFromFiles(environment);
  expect(read({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
    'SMTP_URL_FILE cannot be read (ENOENT)',
  );
  expect(read({ SMTP_URL_FILE: empty })).toThrow('SMTP_URL_FILE leads to an empty file');
  expect(read({ SMTP_URL_FILE: empty, SMTP_URL: 'smtp://a' })).toThrow('not both');
});

test('no variable that names a secret is left out of the list', async () => {
  const files = (await readdir(import.meta.dirname)).filter((name) =>
    /^config.*(?<!test)\.ts$/.test(name),
  );
  const texts = await Promise.all(
    files.map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
  );
  const names = texts
    .join('\n')
    .matchAll(/\b(?:[A-Z0-9]+_)+(?:SECRETS?|PASSWORD|TOKEN|AUTH_KEY|PRIVATE_KEY)\b/g);
  const known: readonly string[] = [...SECRET_VARIABLES, 'ID_TOKEN', 'SHORTEST_SECRET'];
  expect(
    [...new Set([...names].map(([name]) => name))].filter((one) => !known.includes(one)),
  ).toEqual([]);
});

test('a secret that is short or repeats itself is refused, an old one as well', () => {
  expect(readSecret({ AANGAN_SECRET: SECRET }, true)).toBe(SECRET);
  expect(() => readSecret({}, true)).toThrow('AANGAN_SECRET must be set');
  expect(() => readSecret({ AANGAN_SECRET: 'a'.repeat(40) }, true)).toThrow('repeats itself');
  expect(readOldSecrets({ AANGAN_OLD_SECRETS: `${SECRET}, ${SECRET}2` })).toEqual([
    SECRET,
    `${SECRET}2`,
  ]);
  expect(() => readOldSecrets({ AANGAN_OLD_SECRETS: `${SECRET},short` })).toThrow('at least 32');
});
