import { expect, test } from 'vitest';
import { withOffered } from './filled-pages.ts';

const selector = (path: string) =>
  ['en', 'hi', 'mr']
    .map((lang) => `<a href="${path}?lang=${lang}" hrefLang="${lang}">${lang}</a>`)
    .join('');
const shown = (html: string) => Array.from(html.matchAll(/hrefLang="(\w+)"/g), ([, lang]) => lang);

test('a page’s selector shows the languages that cities offer, and the page’s own', () => {
  const page = `<nav>${selector('/promise')}</nav><a href="/?lang=mr">Home</a>`;
  expect(shown(withOffered(page, 'en', ['en', 'hi']))).toEqual(['en', 'hi']);
  expect(shown(withOffered(page, 'mr', ['en', 'hi']))).toEqual(['en', 'hi', 'mr']);
  expect(withOffered(page, 'en', ['en', 'hi', 'mr'])).toBe(page);
  expect(withOffered(page, 'en', ['en'])).toContain('<a href="/?lang=mr">Home</a>');
});
