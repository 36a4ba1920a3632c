import { describe, expect, test } from 'vitest';
import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { LANGS } from '#kernel/languages.ts';
import { firstCategories, firstPublished } from '#server/seed/data/first-services.ts';
import { GARDENING, OUTDOORS } from '#testing/gardening.ts';
import { TAX_CLASSES, TAXED_OPTIONS } from '../tax/tax-rules.ts';
import { type Beside, problemsOf } from './publishing.ts';

const beside: Beside = {
  categories: new Set(['outdoors']),
  taxClasses: new Set(['other']),
  taxedOptions: new Set(['decoration']),
  standing: { services: [], categories: [] },
  langs: LANGS,
  pictures: new Set(),
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
    taxedOptions: TAXED_OPTIONS,
    standing: {
      services: services.map(([slug, content]) => ({ slug, content, isLater: false })),
      categories: firstCategories.map(({ key, words, ...terms }) => ({
        ...{ slug: key, isLater: false },
        content: { ...OUTDOORS, ...terms } as typeof OUTDOORS,
      })),
    },
    langs: LANGS,
    pictures: new Set(),
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

const item = (key: string, pricePaise = 0, minutes = 0) => ({ key, pricePaise, minutes });
const keys = (count: number) => Array.from({ length: count }, (_, nth) => item(`pots-${nth}`));

/** The choices and nothing else are wrong: whatever has no name has its own problem. */
const problemsOfChoosing = (change: Partial<ServiceContent>, more: Partial<Beside> = {}) =>
  problemsWith({ gardening: { ...GARDENING, ...change } }, more)
    .filter(({ code }) => !['option-unnamed', 'choice-untitled'].includes(code))
    .map(({ code, field }) => [code, field]);

describe('an item with the key of an option', () => {
  const choices: ServiceContent['choices'] = [
    { key: 'pots', kind: 'one', items: [item('pots-10'), item('decoration', 100)] },
  ];
  const shares = { ...OUTDOORS, karigarSharePercentOfOption: { 'pots-20': 90 } };

  test('that has a tax of its own is refused', () => {
    expect(problemsOfChoosing({ choices })).toEqual([
      ['item-like-option', 'choices.0.items.1.key'],
    ]);
    expect(problemsOfChoosing({ choices }, { taxedOptions: new Set() })).toEqual([]);
  });

  test('that has a share of its own is refused, whichever of the two was first', () => {
    const categories = [{ slug: 'outdoors', content: shares, isLater: false }];
    const before = { standing: { services: [], categories } };
    expect(problemsOfChoosing({}, before)).toEqual([['item-like-option', 'choices.0.items.1.key']]);
    expect(
      problemsWith({}, { standing: standing('gardening', GARDENING) }, { outdoors: shares }),
    ).toEqual([
      {
        ...{ slug: 'outdoors', code: 'item-like-option' },
        field: 'karigarSharePercentOfOption.pots-20',
      },
    ]);
  });
});

describe('choices that cannot be sold as they are shown are refused:', () => {
  test.each([
    ['its price', item('pots-10', 100)],
    ['its minutes', item('pots-10', 0, 15)],
  ])('a first size that adds something, %s', (_, first) => {
    const items = [first, item('pots-20', 200, 30)];
    const [of] = GARDENING.choices as [ServiceContent['choices'][number]];
    expect(problemsOfChoosing({ choices: [{ ...of, items }] })).toEqual([
      ['first-costs', 'choices.0.items.0.pricePaise'],
    ]);
    expect(problemsOfChoosing({ choices: [{ ...of, kind: 'any', items }] })).toEqual([]);
  });

  test('more keys than one booking holds, the option among them', () => {
    const choices = (count: number): ServiceContent['choices'] => [
      { key: 'size', kind: 'one', items: [item('small'), item('large')] },
      { key: 'extras', kind: 'any', items: keys(count) },
    ];
    const { pricePaise, durationMinutes, teamSize } = GARDENING;
    const options = [{ key: 'plain', available: true, pricePaise, durationMinutes, teamSize }];
    const tooMany = [['too-many-chosen', 'choices']];
    expect(problemsOfChoosing({ choices: choices(11) })).toEqual([]);
    expect(problemsOfChoosing({ choices: choices(12) })).toEqual(tooMany);
    expect(problemsOfChoosing({ options, choices: choices(10) })).toEqual([]);
    expect(problemsOfChoosing({ options, choices: choices(11) })).toEqual(tooMany);
  });

  test('more minutes than a visit may last', () => {
    const choices = (minutes: number): ServiceContent['choices'] => [
      {
        key: 'size',
        kind: 'one',
        items: [item('small'), item('middle', 0, 60), item('large', 0, 90)],
      },
      { key: 'extras', kind: 'any', items: [item('one', 0, 30), item('other', 0, minutes)] },
    ];
    const tooLong = [['visit-too-long', 'choices']];
    const durationMinutes = 600;
    expect(problemsOfChoosing({ durationMinutes, choices: choices(720) })).toEqual([]);
    expect(problemsOfChoosing({ durationMinutes, choices: choices(735) })).toEqual(tooLong);
    const { pricePaise, teamSize } = GARDENING;
    const option = { key: 'plain', available: true, durationMinutes: 615, pricePaise, teamSize };
    expect(
      problemsOfChoosing({ durationMinutes, options: [option], choices: choices(720) }),
    ).toEqual(tooLong);
  });

  test('one key for two choices', () => {
    const choices: ServiceContent['choices'] = [
      { key: 'pots', kind: 'one', items: [item('pots-10')] },
      { key: 'pots', kind: 'any', items: [item('pots-20')] },
    ];
    expect(problemsOfChoosing({ choices })).toEqual([['choice-twice', 'choices.1.kind']]);
  });
});
