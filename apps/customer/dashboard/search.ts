import type { ServiceSlug } from '#contract/catalogue.ts';
import type { Category } from '#contract/policy.ts';
import { catalogue as english } from '#i18n/en/catalogue.ts';

export type Filter = { readonly text: string; readonly category: Category | 'all' };

/** The filter that an address names; anything else shows all. */
export const categoryNamed = (name: string | null): Filter['category'] =>
  name === 'daily' || name === 'event' || name === 'religious' ? name : 'all';

type Searched = { readonly slug: string; readonly category: Category };
type CatalogueWords = typeof english;

/**
 * The services that match: name or description in the shown language or in English, whatever the case (DASH-03).
 * Everyday words for a service find it too, such as `nal` or `शादी`.
 */
export function matching<S extends Searched>(
  services: readonly S[],
  filter: Filter,
  shown: CatalogueWords,
): S[] {
  const wanted = foldText(filter.text).split(' ').filter(Boolean);
  return services.filter(
    (service) =>
      (filter.category === 'all' || filter.category === service.category) &&
      matchesAll(wanted, service.slug as ServiceSlug, shown),
  );
}

/** Each language is searched for itself: no word of one is completed by a word of another. */
function matchesAll(wanted: string[], slug: ServiceSlug, shown: CatalogueWords): boolean {
  return [shown, english].some((language) => {
    const { name, description, alsoFoundBy } = language.services[slug];
    const text = foldText(`${name} ${description} ${alsoFoundBy}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** Lower case, one space between words, and without the nukta, which many keyboards leave out (सफ़ाई, सफाई). */
const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll('\u093c', '').toLowerCase().replace(/\s+/g, ' ').trim();
