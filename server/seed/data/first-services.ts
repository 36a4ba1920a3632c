import { FIRST_CATEGORIES } from '#contract/catalogue/category-terms.ts';
import type { OptionKey, ServiceSlug } from '#contract/catalogue/first-slugs.ts';
import type { ServiceFacts } from '#contract/catalogue/known.ts';
import type { FirstCategory } from '#contract/policy.ts';
import { catalogue as firstWords } from '#i18n/every/catalogue.ts';
import { LANGS, type Lang } from '#i18n/index.ts';
import { paiseFromRupees } from '#kernel/money.ts';
import {
  type CategoryVersion,
  type Published,
  wordsAt,
} from '#server/modules/catalogue/version.ts';
import { choicesOfFirst, itemNamesOfFirst } from './first-choices.ts';
import { jobsOfFirst, pageOfFirst } from './first-pages.ts';
import { searchWords } from './search-words.ts';

export type ServiceOption = {
  readonly key: OptionKey;
  readonly priceRupees: number;
  readonly durationMinutes: number;
  readonly teamSize: number;
};

export type CatalogueService = {
  readonly id: number;
  readonly slug: ServiceSlug;
  readonly category: FirstCategory;
  readonly priceRupees: number;
  /** How long a visit takes and how many Karigars it needs, unless an option says otherwise. */
  readonly durationMinutes: number;
  readonly teamSize: number;
  /** Shown until ten visits of the service have been rated (ruling R30). */
  readonly initialRating: number;
  readonly laborCharges: boolean;
  readonly options: readonly ServiceOption[];
};

const option = (
  key: OptionKey,
  priceRupees: number,
  durationMinutes: number,
  teamSize: number,
): ServiceOption => ({ key, priceRupees, durationMinutes, teamSize });

const service = (
  id: number,
  slug: ServiceSlug,
  category: FirstCategory,
  priceRupees: number,
  visit: { durationMinutes: number; teamSize: number; initialRating: number },
  extras: { laborCharges?: boolean; options?: readonly ServiceOption[] } = {},
): CatalogueService => ({
  id,
  slug,
  category,
  priceRupees,
  ...visit,
  laborCharges: extras.laborCharges ?? false,
  options: extras.options ?? [],
});

/**
 * The nine services of specification §3 as they are first sown; afterwards the rows are the truth, and nothing but seeds and
 * tests reads this.
 * Durations and teams follow trade practice as gathered for the catalogue (2026-11) and are the owner's to confirm.
 */
export const catalogue: readonly CatalogueService[] = [
  service(1, 'house-cleaning', 'daily', 500, {
    durationMinutes: 120,
    teamSize: 1,
    initialRating: 4.8,
  }),
  service(2, 'event-photography', 'event', 2000, {
    durationMinutes: 60,
    teamSize: 1,
    initialRating: 4.9,
  }),
  service(
    3,
    'plumbing',
    'daily',
    800,
    { durationMinutes: 90, teamSize: 1, initialRating: 4.7 },
    { laborCharges: true },
  ),
  service(4, 'wedding-planning', 'event', 25000, {
    durationMinutes: 720,
    teamSize: 4,
    initialRating: 4.9,
  }),
  service(
    5,
    'electrical-repairs',
    'daily',
    600,
    { durationMinutes: 60, teamSize: 1, initialRating: 4.8 },
    { laborCharges: true },
  ),
  service(6, 'corporate-event-management', 'event', 15000, {
    durationMinutes: 480,
    teamSize: 4,
    initialRating: 4.8,
  }),
  service(
    7,
    'ganesh-chaturthi-celebration',
    'religious',
    15000,
    { durationMinutes: 240, teamSize: 3, initialRating: 4.9 },
    {
      options: [
        option('decoration', 5000, 180, 2),
        option('food', 7000, 240, 2),
        option('fullArrangement', 15000, 240, 3),
      ],
    },
  ),
  service(
    8,
    'satyanarayan-pooja',
    'religious',
    11000,
    { durationMinutes: 240, teamSize: 3, initialRating: 4.9 },
    {
      options: [
        option('decoration', 3000, 120, 2),
        option('food', 5000, 240, 2),
        option('fullArrangement', 11000, 240, 3),
      ],
    },
  ),
  service(
    9,
    'rudrabhishek',
    'religious',
    13000,
    { durationMinutes: 180, teamSize: 3, initialRating: 4.9 },
    {
      options: [
        option('decoration', 4000, 120, 2),
        option('food', 6000, 180, 2),
        option('fullArrangement', 13000, 180, 3),
      ],
    },
  ),
];

/** Work that drills, hammers or cuts. Everything else a neighbour sleeps through. */
const NOISY: readonly ServiceSlug[] = ['plumbing', 'electrical-repairs'];

const TAX_CLASSES: Readonly<Record<ServiceSlug, string>> = {
  'house-cleaning': 'cleaning',
  'event-photography': 'photography',
  plumbing: 'plumbing',
  'wedding-planning': 'wedding',
  'electrical-repairs': 'electrical',
  'corporate-event-management': 'corporate-event',
  'ganesh-chaturthi-celebration': 'ganesh-chaturthi',
  'satyanarayan-pooja': 'satyanarayan',
  rudrabhishek: 'rudrabhishek',
};

export const factsOfFirst = ({ id, slug }: CatalogueService): ServiceFacts => ({
  ...{ id, slug, noisy: NOISY.includes(slug), taxClass: TAX_CLASSES[slug] },
});

/** The words of a service in every language, those of its options with them. */
export const wordsOfFirst = ({ slug, options }: CatalogueService) =>
  Object.fromEntries(
    Object.entries(firstWords).map(([lang, { services, options: names }]) => {
      const named = {
        ...Object.fromEntries(options.map(({ key }) => [key, names[key]])),
        ...itemNamesOfFirst(slug, lang as Lang),
      };
      const own = Object.keys(named).length > 0 && { options: named };
      return [lang, { ...services[slug], ...own }];
    }),
  );

export const searchWordsOfFirst = ({ slug }: CatalogueService): string =>
  searchWords[slug].replace(/\s+/g, ' ');

/** Since when what is first sown is sold. */
export const FIRST_FROM = '2020-01-01T00:00:00+05:30';

export const firstCategories: readonly CategoryVersion[] = FIRST_CATEGORIES.map((terms) => ({
  ...terms,
  holdsFrom: Date.parse(FIRST_FROM),
  words: Object.fromEntries(
    Object.entries(firstWords).map(([lang, { categories }]) => [
      lang,
      categories[terms.key as FirstCategory],
    ]),
  ),
}));

/** As a server learns it from the rows that are first sown. */
export const firstPublished: Published = {
  services: catalogue.map((service) => ({
    ...factsOfFirst(service),
    ...{
      version: 1,
      holdsFrom: Date.parse(FIRST_FROM),
      withdrawn: false,
      art: service.slug,
      picture: null,
    },
    category: service.category,
    pricePaise: paiseFromRupees(service.priceRupees),
    durationMinutes: service.durationMinutes,
    teamSize: service.teamSize,
    laborCharges: service.laborCharges,
    initialRating: service.initialRating,
    options: service.options.map(({ priceRupees, ...option }) => ({
      ...option,
      available: true,
      pricePaise: paiseFromRupees(priceRupees),
    })),
    words: wordsOfFirst(service),
    jobs: jobsOfFirst(service),
    choices: choicesOfFirst(service),
    page: pageOfFirst(service),
    searchWords: searchWordsOfFirst(service),
  })),
  categories: firstCategories,
};

export const firstLearned = {
  categories: firstCategories,
  services: firstPublished.services,
  words: Object.fromEntries(
    LANGS.map((lang) => [lang, wordsAt(firstPublished, lang, Date.parse(FIRST_FROM))]),
  ),
};
