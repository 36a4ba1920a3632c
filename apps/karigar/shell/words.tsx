import { createContext, type ReactNode, use, useState } from 'react';
import { LANG_COOKIE, type Lang } from '#i18n/index.ts';
import { chooseKarigarLang, type KarigarWords, loadKarigarWords } from '#i18n/karigar.ts';

export type Spoken = { readonly lang: Lang; readonly words: KarigarWords };
type Speaking = Spoken & { readonly speak: (lang: Lang) => Promise<void> };

const SpokenContext = createContext<Speaking | undefined>(undefined);
const YEAR_IN_SECONDS = 31_536_000;

/** Everything inside speaks the Karigar's language; the words come first, the switch after them. */
export function Speech({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(first);
  const speak = async (lang: Lang) => {
    const words = await loadKarigarWords(lang);
    rememberLang(lang);
    setSpoken({ lang, words });
  };
  return <SpokenContext value={{ ...spoken, speak }}>{children}</SpokenContext>;
}

export const useWords = (): KarigarWords => useSpeech().words;
export const useLang = (): Lang => useSpeech().lang;

export function useSpeech(): Speaking {
  const speaking = use(SpokenContext);
  if (!speaking) throw new Error('No words: wrap the screen in <Speech>.');
  return speaking;
}

/** He has said which language he reads: on the first screen, or on our other pages. */
export const hasChosenLang = (): boolean => cookieLang() !== undefined;

export function langOfBrowser(): Lang {
  return chooseKarigarLang({
    query: new URLSearchParams(location.search).get('lang'),
    cookie: cookieLang(),
    acceptLanguage: navigator.languages.join(','),
  });
}

const cookieLang = (): string | undefined =>
  new RegExp(`(?:^|;\\s*)${LANG_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];

function rememberLang(lang: Lang): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Safari and on plain http.
  document.cookie = `${LANG_COOKIE}=${lang}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  document.documentElement.lang = lang;
}
