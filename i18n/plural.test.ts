import { expect, test } from 'vitest';
import { pluralIn } from './plural.ts';

const forms = { one: 'one', other: 'other' };

test('English says one of 1 alone, Hindi of 0 and 1, Marathi of 1 alone', () => {
  const said = (lang: 'en' | 'hi' | 'mr') =>
    [0, 1, 2, 100].map((count) => pluralIn(lang)(count, forms));
  expect(said('en')).toEqual(['other', 'one', 'other', 'other']);
  expect(said('hi')).toEqual(['one', 'one', 'other', 'other']);
  expect(said('mr')).toEqual(['other', 'one', 'other', 'other']);
});

test('words for one number go before the rules, and `other` stands for every form that is not given', () => {
  const plural = pluralIn('hi');
  expect([0, 1, 2].map((count) => plural(count, { '=1': 'last', ...forms }))).toEqual([
    ...['one', 'last', 'other'],
  ]);
  expect(plural(1, { other: 'other' })).toBe('other');
});
