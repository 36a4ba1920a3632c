import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HERE = import.meta.dirname;
const LIST = /(?:z\.enum\(|^export const \w+ = )\[\s*((?:'[\w-]+',?\s*){3,})\]/gm;

/** Each list of three words or more, with the files in which it stands. */
function listsOf(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files)
    for (const [, words = ''] of readFileSync(join(HERE, file), 'utf8').matchAll(LIST)) {
      const list = [...words.matchAll(/[\w-]+/g)].join(' ');
      found.set(list, [...(found.get(list) ?? []), file]);
    }
  return found;
}

test('a list of values stands once in the contract: two would part when one of them grows', () => {
  const files = globSync('**/*.ts', { cwd: HERE }).filter((file) => !file.endsWith('.test.ts'));
  const twice = [...listsOf(files)].filter(([, places]) => places.length > 1);
  expect(Object.fromEntries(twice)).toEqual({});
});
