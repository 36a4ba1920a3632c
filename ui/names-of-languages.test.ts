import { expect, test } from 'vitest';
import { LANGS } from '#kernel/languages.ts';
import { SPOKEN_LANGUAGES } from '#kernel/spoken-languages.ts';
import { nameOfLanguage, namesOfLanguages } from './names-of-languages.ts';

test('languages are listed as their reader would say them', () => {
  expect(namesOfLanguages(['hi', 'mr', 'gu'], 'en')).toBe('Hindi, Marathi and Gujarati');
  expect(namesOfLanguages(['hi', 'en'], 'hi')).toBe('हिन्दी और अंग्रेज़ी');
  expect(namesOfLanguages(['gu'], 'mr')).toBe('गुजराती');
});

test.each(LANGS)('every language that a Karigar may choose has a name in %s', (lang) => {
  for (const one of SPOKEN_LANGUAGES) expect(nameOfLanguage(one, lang)).not.toBe(one);
});
