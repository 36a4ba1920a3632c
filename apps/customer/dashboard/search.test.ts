import { describe, expect, test } from 'vitest';
import { catalogue as services } from '#contract/catalogue.ts';
import { catalogue as en } from '#i18n/en/catalogue.ts';
import { catalogue as hi } from '#i18n/hi/catalogue.ts';
import { catalogue as mr } from '#i18n/mr/catalogue.ts';
import { categoryNamed, matching } from './search.ts';

const found = (
  text: string,
  shown = en,
  category: 'all' | 'daily' | 'event' | 'religious' = 'all',
) => matching(services, { text, category }, shown).map((service) => service.slug);

describe('search', () => {
  test('DASH-03 finds a name or a description, whatever the case', () => {
    expect(found('PLUMB')).toEqual(['plumbing']);
    expect(found('flush tanks')).toEqual(['plumbing']);
    expect(found('guruji')).toEqual([
      'ganesh-chaturthi-celebration',
      'satyanarayan-pooja',
      'rudrabhishek',
    ]);
    expect(found('  ')).toHaveLength(9);
    expect(found('spaceship')).toEqual([]);
  });

  test('every service is found by its own name in each language, and by its English name in all', () => {
    for (const shown of [en, hi, mr]) {
      for (const { slug } of services) {
        expect(found(shown.services[slug].name, shown)).toContain(slug);
        expect(found(en.services[slug].name, shown)).toContain(slug);
      }
    }
  });

  test('Hindi is found with and without the nukta', () => {
    expect(found('सफ़ाई', hi)).toContain('house-cleaning');
    expect(found('सफाई', hi)).toContain('house-cleaning');
  });

  test('everyday words lead to the service', () => {
    expect(found('nal')).toContain('plumbing');
    expect(found('shaadi')).toEqual(['wedding-planning']);
    expect(found('ganpati', mr)).toEqual(['ganesh-chaturthi-celebration']);
  });

  test('all words must match, in any order', () => {
    expect(found('repairs electrical')).toEqual(['electrical-repairs']);
    expect(found('electrical wedding')).toEqual([]);
  });

  test('DASH-04 a category narrows what is shown', () => {
    expect(found('', en, 'daily')).toEqual(['house-cleaning', 'plumbing', 'electrical-repairs']);
    expect(found('', en, 'event')).toEqual([
      'event-photography',
      'wedding-planning',
      'corporate-event-management',
    ]);
    expect(found('', en, 'religious')).toHaveLength(3);
    expect(found('plumbing', en, 'religious')).toEqual([]);
  });
});

test('an address may name the category to begin with, and nothing else', () => {
  expect(['daily', 'event', 'religious', 'all', 'toString', null].map(categoryNamed)).toEqual([
    'daily',
    'event',
    'religious',
    'all',
    'all',
    'all',
  ]);
});
