import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './project.ts';

const TABLE = readFileSync(join(ROOT, 'docs/security/asvs.md'), 'utf8');
const rows = [...TABLE.matchAll(/^\| (V[\d.]+) \| ([12]) \| (\S+) \| (.*) \|$/gm)].map(
  ([, requirement = '', level, result = '', why = '']) => ({ requirement, level, result, why }),
);
const FOLDERS = 'server|contract|apps|ui|i18n|kernel|tools|testing|stories|deploy|docs';
const PATH = new RegExp(`(?<![\\w/.])(?:${FOLDERS})/[\\w./-]+\\.(?:tsx?|sql|md|yml|css)\\b`, 'g');

test('every requirement of levels 1 and 2 is judged once, and each judgement says where or why', () => {
  expect(new Set(rows.map(({ requirement }) => requirement)).size).toBe(253);
  expect(rows).toHaveLength(253);
  for (const { requirement, result, why } of rows) {
    expect([requirement, ['pass', 'n/a', 'exception'].includes(result)]).toEqual([
      requirement,
      true,
    ]);
    expect([requirement, why.trim() !== '']).toEqual([requirement, true]);
  }
});

test('the sums above the table are those of the table', () => {
  const count = (wanted: string) => rows.filter(({ result }) => result === wanted).length;
  const sums = `${count('n/a')} n/a · ${count('exception')} exceptions · ${count('pass')} pass.`;
  expect(TABLE).toContain(sums);
});

test('every file that the pages on security name is there', () => {
  const pages = ['asvs', 'data', 'keys', 'logs', 'outward'].map(
    (name) => `docs/security/${name}.md`,
  );
  const missing = [...pages, 'SECURITY.md'].flatMap((page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const inward = [...text.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, to = '']) =>
      join(page, '..', to),
    );
    const named = [...(text.match(PATH) ?? []), ...inward];
    return named.filter((path) => !existsSync(join(ROOT, path))).map((path) => `${page}: ${path}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

test('every file that the table names without its folder is there as well', () => {
  const files = globSync(`{${FOLDERS.replaceAll('|', ',')}}/**/*.{ts,tsx,sql,md,service}`, {
    cwd: ROOT,
  });
  const known = new Set([...files.map((path) => basename(path)), 'SECURITY.md']);
  const named = Array.from(
    TABLE.matchAll(/[\w-]+(?:\.(?:test|story))?\.(?:tsx?|sql|md)\b/g),
    ([name]) => name,
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});
