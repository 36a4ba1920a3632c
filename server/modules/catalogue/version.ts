import type { CategoryTerms } from '#contract/catalogue/category-terms.ts';
import type {
  CatalogueWords,
  SearchWords,
  ServiceJob,
  ServicePageWords,
  ServiceWords,
} from '#contract/catalogue/words.ts';
import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import type { Instant } from '#kernel/time.ts';
import type { Service } from './catalogue.ts';

/** One version of a service as it was published, by which it is sold from its moment on. */
export type ServiceVersion = Omit<Service, 'category'> & {
  readonly version: number;
  readonly holdsFrom: Instant;
  readonly withdrawn: boolean;
  /** The key; under which terms, the moment of the sale decides. */
  readonly category: string;
  readonly noisy: boolean;
  readonly taxClass: string;
  readonly picture: ServiceContent['picture'];
  readonly words: Readonly<Record<string, ServiceWords & { options?: Record<string, string> }>>;
  readonly jobs: readonly ServiceJob[];
  /** Words of the service's own page, by language. */
  readonly page: Readonly<Record<string, ServicePageWords>>;
  readonly searchWords: string;
};

export type CategoryVersion = CategoryTerms & {
  readonly words: Readonly<Record<string, { readonly name: string; readonly kind: string }>>;
};

/** All that was ever published, oldest first. */
export type Published = {
  readonly services: readonly ServiceVersion[];
  readonly categories: readonly CategoryVersion[];
};

/** The newest of each that holds at a moment; of two from the same moment on the later one. */
export function versionsAt<V extends { readonly holdsFrom: Instant }>(
  versions: readonly V[],
  idOf: (version: V) => string | number,
  at: Instant,
): V[] {
  const newest = new Map<string | number, V>();
  for (const version of versions) {
    const before = newest.get(idOf(version));
    if (version.holdsFrom <= at && !(before && before.holdsFrom > version.holdsFrom))
      newest.set(idOf(version), version);
  }
  return [...newest.values()];
}

/** Services on sale at a moment, in the order of the categories and then of the ids. */
export function servicesAt({ services, categories }: Published, at: Instant): Service[] {
  const terms = new Map(versionsAt(categories, ({ key }) => key, at).map((one) => [one.key, one]));
  return versionsAt(services, ({ id }) => id, at)
    .filter(({ withdrawn, category }) => !withdrawn && terms.has(category))
    .map((version) => ({ ...version, category: terms.get(version.category)?.reference ?? '' }))
    .sort((one, other) => one.id - other.id);
}

/** When something else will be sold than at this moment; never, where nothing more has been published. */
export const nextChangeAfter = ({ services, categories }: Published, at: Instant): Instant =>
  Math.min(
    ...[...services, ...categories].map(({ holdsFrom }) =>
      holdsFrom > at ? holdsFrom : Number.POSITIVE_INFINITY,
    ),
  );

/** The keys of everything that can be chosen of a service, options first. */
export const keysNamedBy = ({ options, choices }: Chosen): string[] => [
  ...options.map(({ key }) => key),
  ...choices.flatMap(({ items }) => items.map(({ key }) => key)),
];
type Chosen = {
  readonly options: readonly { readonly key: string }[];
  readonly choices: readonly { readonly items: readonly { readonly key: string }[] }[];
};

/** Names stay known of what is no longer sold: bookings have it. */
export function wordsAt(published: Published, lang: string, at: Instant): CatalogueWords {
  const services = versionsAt(published.services, ({ id }) => id, at);
  const categories = versionsAt(published.categories, ({ key }) => key, at);
  const inLang = (words: ServiceVersion['words']) => words[lang] ?? words.en;
  return {
    services: Object.fromEntries(
      services.map(({ id, slug, art, picture, words, laborCharges, ...version }) => {
        const { options: _, ...own } = inLang(words) ?? { name: slug, description: '' };
        const terms = categories.find(({ key }) => key === version.category);
        const category = terms?.reference ?? version.category;
        const hasOptions = version.options.length > 0;
        const english = words.en?.name ?? slug;
        const pictured = picture && {
          hash: picture.hash,
          alt: picture.alt[lang] ?? picture.alt.en ?? '',
        };
        return [
          slug,
          { ...own, id, english, art, picture: pictured, category, laborCharges, hasOptions },
        ];
      }),
    ),
    options: Object.assign(
      {},
      ...services.map(({ words }) => inLang(words)?.options ?? {}),
      // A name that one service keeps of what it no longer sells never takes the place of what another sells.
      ...services.map((version) => namesSold(version, inLang(version.words)?.options)),
    ),
    categories: Object.fromEntries(
      categories.map(({ key, words }) => [
        key,
        words[lang] ?? words.en ?? { name: key, kind: key },
      ]),
    ),
  };
}

const namesSold = (version: Chosen, names: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    keysNamedBy(version).flatMap((key) => (names[key] === undefined ? [] : [[key, names[key]]])),
  );

export function searchWordsAt({ services }: Published, at: Instant): SearchWords {
  const now = versionsAt(services, ({ id }) => id, at).filter(({ withdrawn }) => !withdrawn);
  return {
    english: Object.fromEntries(
      now.map(({ slug, words }) => [
        slug,
        { name: words.en?.name ?? slug, description: words.en?.description ?? '' },
      ]),
    ),
    everyday: Object.fromEntries(now.map(({ slug, searchWords }) => [slug, searchWords])),
  };
}
