import type { Brand } from '../../contract/brand.ts';
import { pageFactsElement } from '../../contract/page-facts.ts';
import { LANGS, type Lang } from '../../i18n/index.ts';
import { firstLearned } from '../../server/seed/data/first-services.ts';

/** Facts of the catalogue in a page until the server has put in those on sale. */
export const firstFactsIn = (lang: Lang, brand: Brand): string =>
  pageFactsElement({
    lang,
    brand,
    languages: LANGS,
    categories: firstLearned.categories,
    words: firstLearned.words[lang] ?? { services: {}, options: {}, categories: {} },
  });
