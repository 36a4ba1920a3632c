import { expect, test } from 'vitest';
import { decideOffer, type Service } from './catalogue.ts';

const item = (key: string) => ({ key, pricePaise: 100, minutes: 15 });
const plain: Service = {
  ...{ id: 1, slug: 'house-cleaning', category: 'Daily', art: null, teamSize: 1 },
  ...{ pricePaise: 500, durationMinutes: 60, laborCharges: false, initialRating: 4 },
  options: [],
  choices: [
    { key: 'size', kind: 'one', items: [item('bhk-1'), item('bhk-2')] },
    { key: 'extras', kind: 'any', items: [item('fridge'), item('balcony')] },
  ],
} as Service;
const sold = { available: true, pricePaise: 900, durationMinutes: 60, teamSize: 2 };
const withOptions: Service = { ...plain, id: 2, options: [{ key: 'food', ...sold }] };

test.each([
  [1, undefined, null],
  [1, 'balcony.fridge.bhk-2', 'bhk-2.fridge.balcony'],
  [2, 'food', 'food'],
  [2, 'food.balcony.bhk-1', 'food.bhk-1.balcony'],
])(
  'of service %i, %s is booked as %s: what decides on tax and pay stands first',
  (id, sent, option) => {
    expect(decideOffer([plain, withOptions], id, sent)).toMatchObject({
      ok: true,
      value: { option },
    });
  },
);
