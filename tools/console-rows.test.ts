import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './project.ts';

const ROWS = Array.from({ length: 16 }, (_, index) => `N${String(index + 1).padStart(2, '0')}`);

/** Rows of the table, each with the stories that it names. */
const named = readFileSync(join(ROOT, 'docs/operate/console.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, row] = /^\| (N\d\d) \|/.exec(line) ?? [];
    return row
      ? [{ row, stories: [...line.matchAll(/`(stories\/[^`]+)`/g)].map(([, at]) => at) }]
      : [];
  });

test('each row of the console is named once, with a story whose title names it', () => {
  expect(named.map(({ row }) => row)).toEqual(ROWS);
  const missing = named.flatMap(({ row, stories }) =>
    stories.filter((story = '') => !titlesOf(story).some((title) => title.includes(row))),
  );
  expect(missing).toEqual([]);
  expect(named.filter(({ stories }) => stories.length === 0)).toEqual([]);
});

const titlesOf = (story: string): string[] =>
  [...readFileSync(join(ROOT, story), 'utf8').matchAll(/\btest\(\s*'([^']+)'/g)].map(
    ([, title = '']) => title,
  );
