import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { isConsoleAlone, isOfConsole } from './console-calls.ts';

const APPS = join(import.meta.dirname, '..', '..', 'apps');
const importedBy = (folder: string): Set<string> =>
  new Set(
    globSync('**/*.{ts,tsx}', { cwd: join(APPS, folder) }).flatMap((file) =>
      [...readFileSync(join(APPS, folder, file), 'utf8').matchAll(IMPORT)].flatMap(([, names]) =>
        String(names)
          .split(',')
          .map((name) => name.trim()),
      ),
    ),
  );
const IMPORT = /import \{([^}]*)\} from '#contract\/[a-z]+\/[a-z-]+\.ts'/g;

test('everything that the console calls is answered on its own origin', () => {
  const called = importedBy('ops');
  const wanted = operations.filter(({ name }) => called.has(name));
  expect(wanted.length).toBeGreaterThan(150);
  expect(wanted.filter((one) => !isOfConsole(one)).map(({ name }) => name)).toEqual([]);
});

test('nothing that the other apps call is answered for the console alone', () => {
  const called = new Set([...importedBy('customer'), ...importedBy('karigar')]);
  const wanted = operations.filter(({ name }) => called.has(name));
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter(isConsoleAlone).map(({ name }) => name)).toEqual([]);
});
