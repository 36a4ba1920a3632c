import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_SOURCES } from './ensure-built.ts';
import { ROOT } from './project.ts';

test('the server is built again when anything that it imports has changed', () => {
  const files = globSync('server/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const folders = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import) '#([\w-]+)\//g)].map(
      ([, folder]) => folder,
    ),
  );
  expect(new Set(folders).size).toBeGreaterThan(3);
  expect([...new Set(folders)].filter((one) => !SERVER_SOURCES.includes(one ?? ''))).toEqual([]);
});
