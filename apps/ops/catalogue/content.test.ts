import { expect, test } from 'vitest';
import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { emptyService, isSame, linesOf, sentService } from './content.ts';

const option = (key: string, pricePaise: number, available = true) => ({
  ...{ key, pricePaise, available, durationMinutes: pricePaise === 900 ? 30 : 60, teamSize: 2 },
});
const service: ServiceContent = {
  ...emptyService('daily', 'other'),
  options: [option('small', 500), option('grand', 5000, false), option('large', 900)],
};

test('a service with options is shown by the dearest that is offered, with its time and its team', () => {
  expect(sentService(service)).toMatchObject({
    ...{ pricePaise: 900, durationMinutes: 30, teamSize: 2 },
  });
  expect(sentService({ ...service, options: [] })).toMatchObject({ pricePaise: 50_000 });
});

test('a language in which nothing stands is not sent, so that the server says that it is missing', () => {
  const words = {
    en: { name: 'Gardening', description: '' },
    hi: { name: '', description: '', options: { small: '' } },
  };
  expect(Object.keys(sentService({ ...service, words }).words)).toEqual(['en']);
});

test('lines are read as they are typed', () => {
  expect(linesOf('Soil\n\n  Pots ')).toEqual(['Soil', '  Pots ']);
  expect(linesOf(' \n')).toBeUndefined();
});

test('the order of keys is no change', () => {
  expect(isSame({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
});
