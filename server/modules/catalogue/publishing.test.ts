import { describe, expect, test } from 'vitest';
import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { LANGS } from '#kernel/languages.ts';
import { firstPublished } from '#server/seed/data/first-services.ts';
import { GARDENING, OUTDOORS } from '#testing/gardening.ts';
import { TAX_CLASSES } from '../tax/tax-rules.ts';
import { type Beside, problemsOf } from './publishing.ts';

const beside: Beside = {
  categories: new Set(['outdoors']),
  taxClasses: new Set(['other']),
  standing: { services: [], categories: [] },
  langs: LANGS,
};
const standing = (slug: string, content: ServiceContent, isLater = false) => ({
  ...beside.standing,
  services: [{ slug, content, isLater }],
});
const problemsWith = (
  services: Record<string, ServiceContent>,
  more: Partial<Beside> = {},
  categories: Record<string, typeof OUTDOORS> = {},
) =>
  problemsOf(
    {
      services: new Map(Object.entries(services)),
      categories: new Map(Object.entries(categories)),
    },
    { ...beside, ...more },
  );

/** The same service with another name for one of its items. */
const named = (name: string): ServiceContent => {
  const { en, ...words } = GARDENING.words;
  const options = { ...en?.options, 'pots-20': name };
  return { ...GARDENING, words: { ...words, en: { name: '', description: '', ...en, options } } };
};

test('a service that contradicts nothing has no problem', () => {
  expect(problemsWith({ gardening: GARDENING }, {}, { outdoors: OUTDOORS })).toEqual([]);
});

test('what is first sown can be published again, all of it and each alone', () => {
  const services = firstPublished.services.map(
    (one) => [one.slug, one as unknown as ServiceContent] as const,
  );
  const sown: Beside = {
    categories: new Set(services.map(([, { category }]) => category)),
    taxClasses: TAX_CLASSES,
    standing: {
      services: services.map(([slug, content]) => ({ slug, content, isLater: false })),
      categories: [],
    },
    langs: LANGS,
  };
  expect(problemsWith(Object.fromEntries(services), sown)).toEqual([]);
  for (const [slug, content] of services)
    expect(problemsWith({ [slug]: content }, sown)).toEqual([]);
});

describe('a key that another service calls something else', () => {
  const taken = (slug: string) => ({
    ...{ slug, code: 'option-taken', field: 'words.en.options.pots-20' },
  });

  test('is refused, whether the other is sold now, later, or published together', () => {
    const other = named('Twenty lamps');
    for (const isLater of [false, true])
      expect(
        problemsWith({ gardening: GARDENING }, { standing: standing('lamps', other, isLater) }),
      ).toEqual([taken('gardening')]);
    expect(problemsWith({ gardening: GARDENING, lamps: other })).toEqual([
      taken('gardening'),
      taken('lamps'),
    ]);
  });

  test('is refused where the other only keeps its name', () => {
    const other = { ...named('Twenty lamps'), choices: [] };
    expect(problemsWith({ gardening: GARDENING }, { standing: standing('lamps', other) })).toEqual([
      taken('gardening'),
    ]);
  });

  test('may be shared under one name, and be renamed in all of them together', () => {
    const both = { standing: standing('lamps', GARDENING) };
    expect(problemsWith({ gardening: GARDENING }, both)).toEqual([]);
    const renamed = named('Up to twenty');
    expect(problemsWith({ gardening: renamed }, both)).toEqual([taken('gardening')]);
    expect(problemsWith({ gardening: renamed, lamps: renamed }, both)).toEqual([]);
  });

  test('is the service’s own to rename', () => {
    expect(
      problemsWith({ gardening: named('20 pots') }, { standing: standing('gardening', GARDENING) }),
    ).toEqual([]);
  });
});
