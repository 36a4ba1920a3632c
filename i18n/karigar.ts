import { catalogueWords } from '#contract/catalogue/known.ts';
import type { CatalogueWords } from '#contract/catalogue/words.ts';
import type * as english from './en/karigar-words.ts';
import type { Lang } from './index.ts';

/** Everything the Karigar's app says. It is an app of its own: nobody downloads its words with the customer's. */
type Built = typeof english;
export type KarigarWords = Built & { readonly catalogue: CatalogueWords };

const load: Record<Lang, () => Promise<Built>> = {
  en: () => import('./en/karigar-words.ts'),
  hi: () => import('./hi/karigar-words.ts'),
  mr: () => import('./mr/karigar-words.ts'),
};
export const loadKarigarWords = async (lang: Lang): Promise<KarigarWords> => ({
  ...(await load[lang]()),
  catalogue: catalogueWords(lang),
});

/** The order in which the languages are offered to those who do the work. */
export const KARIGAR_LANGS = ['hi', 'mr', 'en'] as const satisfies readonly Lang[];

/** Whoever has said nothing yet is spoken to in Hindi, unless his telephone speaks Marathi. */
export function chooseKarigarLang(wishes: {
  query?: string | null | undefined;
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}): Lang {
  const said = [wishes.query, wishes.cookie].find((one) => isKarigarLang(one));
  if (isKarigarLang(said)) return said;
  return /(^|[,\s])mr\b/i.test(wishes.acceptLanguage ?? '') ? 'mr' : 'hi';
}

const isKarigarLang = (text: unknown): text is Lang => KARIGAR_LANGS.includes(text as Lang);
