import type { ChecklistItemView } from '../visit.ts';
import { type CategoryTerms, FIRST_CATEGORIES } from './category-terms.ts';
import { type CatalogueWords, NO_WORDS } from './words.ts';

/** Facts of a service that are needed wherever it is named, also after it is no longer sold. */
export type ServiceFacts = {
  readonly id: number;
  readonly slug: string;
  /** Drills, hammers or cuts: societies have quiet hours for it. */
  readonly noisy: boolean;
  /** The tax rules under which it is sold. */
  readonly taxClass: string;
};

/**
 * The catalogue as this process, or this page, knows it. What stands in it was published and does not change, it only grows: so
 * a rule reads it as it reads a constant (decision 0510). Prices are not in it: they are read with their date, and verified
 * when they are booked. The server learns it from the rows, a page from its own document.
 */
const known = {
  categories: new Map(FIRST_CATEGORIES.map((terms) => [terms.reference, terms])),
  services: new Map<number, ServiceFacts>(),
  words: new Map<string, CatalogueWords>(),
};

export type Learned = {
  readonly categories?: readonly CategoryTerms[];
  readonly services?: readonly ServiceFacts[];
  readonly words?: Readonly<Record<string, CatalogueWords>>;
};

export function learnCatalogue({ categories = [], services = [], words = {} }: Learned): void {
  for (const terms of categories) known.categories.set(terms.reference, terms);
  for (const service of services) known.services.set(service.id, service);
  for (const [lang, its] of Object.entries(words)) known.words.set(lang, its);
}

/** The terms of a category, as a booking or a service names them. */
export function termsOf(reference: string): CategoryTerms {
  const terms = known.categories.get(reference);
  if (!terms) throw new Error(`The category ${reference} is not in the catalogue`);
  return terms;
}

/** The checklist of a visit under these terms: items of ours, then those that the category brings itself. */
export function checklistOf(reference: string, ticked: readonly string[]): ChecklistItemView[] {
  const { checklist, ownChecks } = termsOf(reference);
  const items = [...checklist.map((key) => ({ key, words: null })), ...ownChecks];
  return items.map(({ key, words }) => ({ key, done: ticked.includes(key), words }));
}

/** The catalogue for workers that draw pages beside this process. */
export const knownForPages = (): Learned => ({
  categories: knownCategories(),
  words: Object.fromEntries(known.words),
});

/** All versions of all categories: what a page has to be told. */
export const knownCategories = (): CategoryTerms[] => [...known.categories.values()];

export const knownServices = (): ServiceFacts[] => [...known.services.values()];

export function factsOf(service: { readonly id: number } | { readonly slug: string }) {
  if ('id' in service) return known.services.get(service.id);
  return [...known.services.values()].find(({ slug }) => slug === service.slug);
}

export const isNoisy = (slug: string): boolean => factsOf({ slug })?.noisy ?? false;

/** In a language in which nothing was written there is English. */
export const catalogueWords = (lang: string): CatalogueWords =>
  known.words.get(lang) ?? known.words.get('en') ?? [...known.words.values()][0] ?? NO_WORDS;
