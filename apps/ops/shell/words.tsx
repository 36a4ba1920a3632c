import { createContext, type ReactNode, use, useState } from 'react';
import { LOST_PHONE } from '#contract/cases.ts';
import { catalogueWords } from '#contract/catalogue/known.ts';
import { type CatalogueWords, nameOfKnownAs } from '#contract/catalogue/words.ts';
import { type Lang, langCookieLine } from '#i18n/index.ts';
import { loadOpsWords, type OpsWords } from '#i18n/ops.ts';
import { learnWordsOf } from '../../browser/page-facts.ts';

type Spoken = {
  readonly lang: Lang;
  readonly words: OpsWords;
  readonly catalogue: CatalogueWords;
};
type Speaking = Spoken & { readonly speak: (lang: Lang) => Promise<void> };

const SpokenContext = createContext<Speaking | undefined>(undefined);

/** The console's own words, and the names of what is sold, in one language. */
export async function spokenIn(lang: Lang): Promise<Spoken> {
  const [words] = await Promise.all([loadOpsWords(lang), learnWordsOf(lang)]);
  return { lang, words, catalogue: catalogueWords(lang) };
}

/** Everything inside speaks the language of whoever sits there. */
export function Speech({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(first);
  const speak = async (lang: Lang) => {
    const next = await spokenIn(lang);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Safari and on plain http.
    document.cookie = langCookieLine(lang, location.protocol === 'https:');
    document.documentElement.lang = lang;
    setSpoken(next);
  };
  return <SpokenContext value={{ ...spoken, speak }}>{children}</SpokenContext>;
}

export function useSpeech(): Speaking {
  const speaking = use(SpokenContext);
  if (!speaking) throw new Error('No words: wrap the screen in <Speech>.');
  return speaking;
}

/** Names work in the language of the console: bookings have it by its English name, call-backs by a key, whether it is sold or not. */
export function useServiceName(): (as: string) => string {
  const { catalogue, words } = useSpeech();
  const unsold: Readonly<Record<string, string>> = {
    ...words.workNames,
    [LOST_PHONE]: words.opsCases.lostPhone,
  };
  return (as) => {
    const name = nameOfKnownAs(catalogue, as);
    return name === as ? (unsold[as] ?? as) : name;
  };
}

export const useWords = (): OpsWords['ops'] => useSpeech().words.ops;
