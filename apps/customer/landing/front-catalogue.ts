import type { CatalogueItem } from '#contract/public/read-catalogue.ts';

/** A service on sale, as the front page shows it. */
export type FrontService = Pick<
  CatalogueItem,
  'slug' | 'category' | 'pricePaise' | 'laborCharges'
> & {
  readonly options: readonly { readonly pricePaise: number }[];
};
