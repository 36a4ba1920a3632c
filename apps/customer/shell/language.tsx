import { createContext, type ReactNode, use, useState } from 'react';
import { chooseLang, LANG_COOKIE, type Lang, loadWords, type Words } from '#i18n/index.ts';
import { WordsProvider } from '#ui/words.tsx';

type Spoken = { readonly lang: Lang; readonly words: Words };

const YEAR_IN_SECONDS = 31_536_000;
const SwitchContext = createContext<(lang: Lang) => void>(() => {});

/** Everything inside speaks the person's language, which can be changed without losing what is on the screen. */
export function LanguageRoot({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(first);
  // The words come first, the switch after them: no screen is ever half translated.
  const switchTo = async (lang: Lang) => {
    const words = await loadWords(lang);
    rememberLang(lang);
    setSpoken({ lang, words });
  };
  return (
    <SwitchContext value={(lang) => void switchTo(lang)}>
      <WordsProvider lang={spoken.lang} words={spoken.words}>
        {children}
      </WordsProvider>
    </SwitchContext>
  );
}

export const useSwitchLanguage = (): ((lang: Lang) => void) => use(SwitchContext);

/** The cookie wins over the language of the page, which may be a stored one. */
export function langOfBrowser(): Lang {
  const cookie = new RegExp(`(?:^|;\\s*)${LANG_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return chooseLang({
    query: new URLSearchParams(location.search).get('lang'),
    cookie,
    acceptLanguage: [document.documentElement.lang, ...navigator.languages].join(','),
  });
}

function rememberLang(lang: Lang): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Safari and on plain http.
  document.cookie = `${LANG_COOKIE}=${lang}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  document.documentElement.lang = lang;
}
