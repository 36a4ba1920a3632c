import { catalogueWords } from '#contract/catalogue/known.ts';
import type { CatalogueWords } from '#contract/catalogue/words.ts';
import { offeredLanguages } from '#contract/offered-languages.ts';
import type * as english from './en/karigar-words.ts';
import type { refusals as englishRefusals } from './en/refusals.ts';
import { isLang, LANGS, type Lang } from './index.ts';
import { load } from './late/karigar-words.ts';
import { load as loadRefusals } from './late/refusals.ts';

/** Everything the Karigar's app says. It is an app of its own: nobody downloads its words with the customer's. */
type Built = typeof english;
export type KarigarWords = Built & {
  readonly catalogue: CatalogueWords;
  readonly refusals: typeof englishRefusals;
};

export async function loadKarigarWords(lang: Lang): Promise<KarigarWords> {
  const [words, { refusals }] = await Promise.all([load[lang](), loadRefusals[lang]()]);
  return { ...words, refusals, catalogue: catalogueWords(lang) };
}

/** The words with which the app can begin. Those of refusals, as many as all others, are needed after the first press. */
export const loadFirstKarigarWords = async (lang: Lang): Promise<KarigarWords> => ({
  ...(await load[lang]()),
  refusals: NONE_YET,
  catalogue: catalogueWords(lang),
});

const NONE_YET = {} as typeof englishRefusals;

/** The order in which the languages are offered to those who do the work: English last. */
export const KARIGAR_LANGS: readonly Lang[] = [...LANGS.filter((lang) => lang !== 'en'), 'en'];

/** The languages among them that the cities offer, and always the one they read now. */
export function karigarLangs(chosen: Lang): readonly Lang[] {
  const offered = offeredLanguages(chosen);
  return KARIGAR_LANGS.filter((lang) => offered.includes(lang));
}

/** A Karigar who has chosen no language yet is spoken to in Hindi, unless their telephone speaks another language of the country. */
export function chooseKarigarLang(wishes: {
  query?: string | null | undefined;
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}): Lang {
  const said = [wishes.query, wishes.cookie].find((one) => isLang(one));
  if (isLang(said)) return said;
  const spoken = (wishes.acceptLanguage ?? '').toLowerCase().match(/(?<=^|[,\s])\w+/g) ?? [];
  return (
    LANGS.find((lang) => lang !== 'en' && lang !== 'hi' && spoken.some((one) => one === lang)) ??
    'hi'
  );
}
