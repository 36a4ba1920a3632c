import { expect, test } from 'vitest';
import { itemsOf, offeredOf, optionWithout, priceWith, withOtherOption } from './sold-as.ts';

const cleaning = { options: [], additions: { 'bhk-2': 25_000, fridge: 15_000 } };
const pooja = {
  options: [
    { key: 'food', available: true, pricePaise: 500_000 },
    { key: 'decoration', available: false, pricePaise: 300_000 },
    { key: 'fullArrangement', available: true, pricePaise: 1_100_000 },
  ],
};

test('what is on offer of a wish stays: sizes and add-ons of the service, and an option that can be had', () => {
  expect(offeredOf(cleaning, 'bhk-2.fridge.garden')).toBe('bhk-2.fridge');
  expect(offeredOf(cleaning, null)).toBe(null);
  expect(offeredOf(pooja, 'food')).toBe('food');
  expect(offeredOf(pooja, 'decoration')).toBe('fullArrangement');
});

test('each chosen item adds its own amount, and all of them can be given up together', () => {
  const items = itemsOf(cleaning, 'bhk-2.fridge');
  expect(priceWith(50_000, items)).toBe(90_000);
  expect(optionWithout('bhk-2.fridge', items)).toBe(null);
  expect(withOtherOption(items, 'food')).toBe('food.bhk-2.fridge');
  expect(itemsOf(undefined, 'bhk-2')).toEqual([]);
});
