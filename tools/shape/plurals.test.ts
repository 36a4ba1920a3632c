import { expect, test } from 'vitest';
import { ROOT } from '../project.ts';
import { checkPlurals, checkPluralsOf } from './plurals.ts';
import { readSourceTree } from './source-tree.ts';

/** A gap as the sources have it; written apart, since no template is meant here. */
const withGaps = (code: string) => code.replaceAll('⟨n⟩', ['$', '{p.count}'].join(''));

test('no words of the product choose a plural by hand', () => {
  expect(checkPlurals(readSourceTree(ROOT))).toEqual([]);
});

test.each([
  ['en', "(p) => p.count === 1 ? '1 day' : 'days'"],
  ['en', "(p) =>\n    p.count === 1\n      ? '1 day'\n      : 'days'"],
  ['mr', "({ count }) => (count > 1 ? 'दिवस' : 'एक')"],
  ['hi', "(p) => plural(p.count, { one: '1 दिन', other: `⟨n⟩ दिन` })"],
] as const)('in %s a plural made by hand is found: %s', (lang, code) => {
  expect(
    checkPluralsOf(`i18n/${lang}/a.ts`, `export const a = { b: ${withGaps(code)} };`),
  ).toHaveLength(1);
});

test.each([
  ['en', "(p) => plural(p.count, { one: '1 day', other: `⟨n⟩ days` })"],
  ['hi', '(p) => plural(p.count, { one: `⟨n⟩ सेवा`, other: `⟨n⟩ सेवाएँ` })'],
  ['hi', "(p) => plural(p.count, { '=1': '1 दिन', other: `⟨n⟩ दिन` })"],
  ['en', "(p) => (p.count === 10 ? 'ten' : 'many')"],
] as const)('in %s forms by the rules of the language are fine: %s', (lang, code) => {
  expect(checkPluralsOf(`i18n/${lang}/a.ts`, `export const a = { b: ${withGaps(code)} };`)).toEqual(
    [],
  );
});
