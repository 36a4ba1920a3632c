import { afterEach, expect, test } from 'vitest';
import { LANGS } from '#kernel/languages.ts';
import { learnOfferedLanguages, offeredLanguages } from './offered-languages.ts';

afterEach(() => learnOfferedLanguages(LANGS));

test('a selector shows what the cities offer, or the reader’s own city, and what they read now', () => {
  expect(offeredLanguages('en')).toEqual(['en', 'hi', 'mr']);
  learnOfferedLanguages(['hi', 'en']);
  expect(offeredLanguages('en')).toEqual(['en', 'hi']);
  expect(offeredLanguages('mr')).toEqual(['en', 'hi', 'mr']);
  expect(offeredLanguages('en', ['mr'])).toEqual(['en', 'mr']);
});
