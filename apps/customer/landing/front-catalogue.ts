import type { CatalogueItem } from '#contract/public/read-catalogue.ts';

/** What the front page tells of a service that is sold. */
export type FrontService = Pick<
  CatalogueItem,
  'slug' | 'category' | 'pricePaise' | 'laborCharges'
> & {
  readonly options: readonly { readonly pricePaise: number }[];
};
