import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './project.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('the version that is built stands first among the changes, and each version once', () => {
  const versions = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, version]) => version);
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(versions[0]).toBe(version);
  expect(new Set(versions).size).toBe(versions.length);
});
