import { expect, test } from 'vitest';
import { bookedAs, type Choice, chosenItems, joinedKeys, keysOf, optionOf } from './choices.ts';

const item = (key: string) => ({ key, pricePaise: 100, minutes: 15 });
const choices: readonly Choice[] = [
  { key: 'size', kind: 'one', items: [item('bhk-1'), item('bhk-2')] },
  { key: 'extras', kind: 'any', items: [item('fridge'), item('balcony')] },
];
const found = (...keys: string[]) => chosenItems(choices, keys)?.map(({ key }) => key);

test('as many add-ons as wanted go with one size, in the order of the catalogue', () => {
  expect(found('balcony', 'fridge', 'bhk-2')).toEqual(['bhk-2', 'fridge', 'balcony']);
  expect(found()).toEqual([]);
});

test.each([
  ['two sizes at once', ['bhk-1', 'bhk-2']],
  ['one that is not on offer', ['bhk-2', 'garden']],
  ['the same twice', ['fridge', 'fridge']],
])('nothing is found for %s', (_, keys) => {
  expect(found(...keys)).toBeUndefined();
});

test('what is booked is one word, with the option first, and nothing for a plain service', () => {
  expect(joinedKeys(['food', 'bhk-2', undefined, null, ''])).toBe('food.bhk-2');
  expect(joinedKeys([undefined])).toBe(null);
  expect(keysOf('food.bhk-2')).toEqual(['food', 'bhk-2']);
  expect(keysOf(null)).toEqual([]);
  expect(optionOf('food.bhk-2')).toBe('food');
  expect(['food', 'food.bhk-2'].map((one) => bookedAs.safeParse(one).success)).toEqual([
    true,
    true,
  ]);
  expect(['', 'food.', '.food', 'Food', 'a b'].some((one) => bookedAs.safeParse(one).success)).toBe(
    false,
  );
});
