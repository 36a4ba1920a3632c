import type { Lang } from '#kernel/languages.ts';
import type { Brand } from './brand.ts';
import type { CategoryTerms } from './catalogue/category-terms.ts';
import type { CatalogueWords } from './catalogue/words.ts';
import type { HelpTexts } from './known-help.ts';

/** The element of a page in which the server writes what its screens have to know before they can draw anything. */
export const PAGE_FACTS = 'page-facts';

export type PageFacts = {
  readonly lang: string;
  readonly brand: Brand;
  /** Those that the cities offer. */
  readonly languages: readonly Lang[];
  readonly categories: readonly CategoryTerms[];
  readonly words: CatalogueWords;
  /** Topics of help that say something else than they were delivered with. */
  readonly help?: HelpTexts;
};

/** As data, which is not run, and cannot end its own element. */
export const pageFactsElement = (facts: PageFacts): string =>
  `<script type="application/json" id="${PAGE_FACTS}">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;

/** That element in a page. */
export const PAGE_FACTS_ELEMENT = new RegExp(
  `<script type="application/json" id="${PAGE_FACTS}">[^<]*</script>`,
);
