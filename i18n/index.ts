import { catalogueWords } from '#contract/catalogue/known.ts';
import type { CatalogueWords } from '#contract/catalogue/words.ts';
import { isLang, LANGS, type Lang } from '#kernel/languages.ts';
import type * as english from './en/index.ts';
import { load } from './late/index.ts';

/**
 * Words are plain typed modules: one file per noun and language, the same keys in all. A sentence with a gap is a
 * function of what fills it. `typeof` the English module is the type of the others, so a missing key does not compile.
 */
export { isLang, LANGS, type Lang };

/** Everything the app says, one noun a name: what `i18n/en/index.ts` exports. */
type Built = typeof english;
export type Words = Built & { readonly catalogue: CatalogueWords };

/** A language is one request, and only the chosen one is made. */
/** The words of the catalogue come from rows, as far as this page, or this process, knows them. */
export const loadWords = async (lang: Lang): Promise<Words> => ({
  ...(await load[lang]()),
  catalogue: catalogueWords(lang),
});

export { LANG_COOKIE, langCookieLine, langOfCookies } from './lang-cookie.ts';

/** The language a page is shown in: asked for in the address, else remembered, else the browser's wish, else English. */
export function chooseLang(wishes: {
  query?: string | null | undefined;
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}): Lang {
  if (isLang(wishes.query)) return wishes.query;
  if (isLang(wishes.cookie)) return wishes.cookie;
  return firstWish(wishes.acceptLanguage ?? '') ?? 'en';
}

/** `hi-IN,hi;q=0.9,en;q=0.8` → `hi`. Browsers list their wishes best first, so the weights need no reading. */
function firstWish(acceptLanguage: string): Lang | undefined {
  for (const wish of acceptLanguage.split(',')) {
    const code = /^\w+/.exec(wish.trim())?.[0].toLowerCase();
    if (isLang(code)) return code;
  }
  return undefined;
}
