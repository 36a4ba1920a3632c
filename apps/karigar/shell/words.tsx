import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { type Lang, langCookieLine } from '#i18n/index.ts';
import { chooseKarigarLang, type KarigarWords, loadKarigarWords } from '#i18n/karigar.ts';
import { useOnline } from '../../browser/connection.ts';
import { learnWordsOf } from '../../browser/page-facts.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { chosenLang } from './chosen-lang.ts';

export type Spoken = { readonly lang: Lang; readonly words: KarigarWords };
type Speaking = Spoken & { readonly speak: (lang: Lang) => Promise<void> };

const SpokenContext = createContext<Speaking | undefined>(undefined);

/** Everything inside speaks the Karigar's language; the words come first, the switch after them, and the rest of the first ones. */
export function Speech({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(first);
  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when there is a network again.
  useEffect(() => {
    if (spoken !== first) return;
    const take = (words: KarigarWords) =>
      setSpoken((now) => (now === first ? { ...first, words } : now));
    // Without a network they come with it; until then a refusal is told as a fault is.
    return whenIdle(() => void loadKarigarWords(first.lang).then(take, () => {}));
  }, [spoken, first, online]);
  const speak = async (lang: Lang) => {
    await learnWordsOf(lang);
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

export function langOfBrowser(): Lang {
  return chooseKarigarLang({
    query: new URLSearchParams(location.search).get('lang'),
    // The page has come in the language that the server has chosen, and with its words.
    cookie: chosenLang() ?? document.documentElement.lang,
    acceptLanguage: navigator.languages.join(','),
  });
}

function rememberLang(lang: Lang): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Safari and on plain http.
  document.cookie = langCookieLine(lang, location.protocol === 'https:');
  document.documentElement.lang = lang;
}
