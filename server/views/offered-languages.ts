import type { Lang } from '#kernel/languages.ts';
import { LANGS } from '#kernel/languages.ts';
import type { AppCache } from '#server/cache/app-cache.ts';

/** The languages that the city of an address offers, where they are not all of the product. */
export async function languagesAt(
  facts: Pick<AppCache, 'places'>,
  address: { readonly pincode: string } | null,
): Promise<{ languages?: Lang[] }> {
  if (!address) return {};
  const places = await facts.places();
  const { languages } = places.cityAt(places.indexOf(address.pincode));
  return languages.length === LANGS.length ? {} : { languages: [...languages] };
}
