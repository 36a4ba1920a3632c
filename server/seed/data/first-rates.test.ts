import { expect, test } from 'vitest';
import { RATE_UNITS } from '#contract/rate-card.ts';
import { firstRates } from './first-rates.ts';
import { catalogue } from './first-services.ts';

test('each of the nine services has a card: keys of their own, units, prices and a name in each language', () => {
  for (const { slug } of catalogue) {
    const rates = firstRates[slug];
    expect(rates.length).toBeGreaterThanOrEqual(3);
    expect(new Set(rates.map(({ key }) => key)).size).toBe(rates.length);
    for (const { key, unit, pricePaise, names } of rates) {
      expect(key).toMatch(/^[a-z0-9-]{2,40}$/);
      expect(RATE_UNITS).toContain(unit);
      expect(pricePaise % 100).toBe(0);
      expect(pricePaise).toBeGreaterThanOrEqual(2_500);
      for (const name of Object.values(names)) expect(name.trim().length).toBeGreaterThan(1);
      expect([names.hi, names.mr].every((name) => /[\u0900-\u097f]/.test(name))).toBe(true);
    }
  }
});

test('a further guest of a pooja costs what the meals of its option cost for each of 25', () => {
  for (const { slug, options } of catalogue.filter(({ category }) => category === 'religious')) {
    const food = options.find(({ key }) => key === 'food')?.priceRupees ?? 0;
    const meal = firstRates[slug].find(({ key }) => key === 'meal');
    expect(meal?.pricePaise).toBe((food * 100) / 25);
  }
});
