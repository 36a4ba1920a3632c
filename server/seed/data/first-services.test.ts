import { expect, test } from 'vitest';
import { catalogue } from './first-services.ts';

/** The table of specification §3, in rupees: decoration, food and full where a service has options. */
const SPECIFIED = [
  [1, 'house-cleaning', 'daily', 500],
  [2, 'event-photography', 'event', 2000],
  [3, 'plumbing', 'daily', 800],
  [4, 'wedding-planning', 'event', 25000],
  [5, 'electrical-repairs', 'daily', 600],
  [6, 'corporate-event-management', 'event', 15000],
  [7, 'ganesh-chaturthi-celebration', 'religious', 15000, 5000, 7000, 15000],
  [8, 'satyanarayan-pooja', 'religious', 11000, 3000, 5000, 11000],
  [9, 'rudrabhishek', 'religious', 13000, 4000, 6000, 13000],
];

test('the nine services carry the ids, categories and prices of the specification', () => {
  const rows = catalogue.map(({ id, slug, category, priceRupees, options }) => [
    ...[id, slug, category, priceRupees],
    ...options.map((option) => option.priceRupees),
  ]);
  expect(rows).toEqual(SPECIFIED);
});

test('the options of a religious service are decoration, food and the full arrangement', () => {
  for (const { category, options } of catalogue) {
    const keys = options.map(({ key }) => key);
    expect(keys).toEqual(category === 'religious' ? ['decoration', 'food', 'fullArrangement'] : []);
  }
});

test('labour charges only: plumbing and electrical repairs (ruling R32)', () => {
  expect(catalogue.filter(({ laborCharges }) => laborCharges).map(({ id }) => id)).toEqual([3, 5]);
});

test('every visit lasts whole quarters of an hour and is made by somebody', () => {
  for (const visit of catalogue.flatMap((service) => [service, ...service.options])) {
    expect(visit.durationMinutes % 15).toBe(0);
    expect(visit.durationMinutes).toBeGreaterThan(0);
    expect(visit.teamSize).toBeGreaterThanOrEqual(1);
  }
});
