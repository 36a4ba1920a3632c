import { expect, test } from 'vitest';
import { developmentBrand } from '#contract/brand.ts';
import { byLanguage } from '#kernel/languages.ts';
import { DAY } from '#kernel/time.ts';
import { START } from '#testing/visits.ts';
import { textsShownBy } from './texts-shown.ts';

const text = (version: number, holdsFrom: number) => ({
  ...{ key: 'help-area', version, holdsFrom, byRelease: false },
  content: byLanguage(() => `# Version ${version}\n\nWhere we come.`),
});
const one = text(2, START);
const coming = text(3, START + DAY);

test('pages are given the same texts while the same ones hold, however often the database is read', () => {
  const shownAt = textsShownBy(developmentBrand);
  const published = [one, coming];
  const first = shownAt(published, START);
  expect(first.help.en?.area?.title).toBe('Version 2');
  expect(shownAt(published, START + DAY - 1)).toBe(first);
  expect(shownAt([text(2, START), text(3, START + DAY)], START + 1)).toBe(first);
});

test('another text is shown at its moment, and as soon as it is read', () => {
  const shownAt = textsShownBy(developmentBrand);
  const published = [one, coming];
  const titleAt = (texts: readonly (typeof one)[], at: number) =>
    shownAt(texts, at).help.en?.area?.title;
  expect(titleAt(published, START - 1)).toBeUndefined();
  expect(titleAt(published, START)).toBe('Version 2');
  expect(titleAt(published, START + DAY)).toBe('Version 3');
  expect(titleAt(published, START)).toBe('Version 2');
  expect(titleAt([...published, text(4, START)], START)).toBe('Version 4');
});

test('a language that came after the text was published is lent its words', () => {
  const { hi: _, ...content } = one.content;
  const shown = textsShownBy(developmentBrand)([{ ...one, content }], START);
  expect(shown.help.hi?.area?.title).toBe('Version 2');
});
