import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { catalogueWords, learnCatalogue } from '#contract/catalogue/known.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readCatalogueWords } from '#contract/public/read-catalogue-words.ts';
import {
  chooseLang,
  type Lang,
  langCookieLine,
  langOfCookies,
  loadWords,
  type Words,
} from '#i18n/index.ts';
import { WordsProvider } from '#ui/words.tsx';
import { learnWordsOf } from '../../browser/page-facts.ts';

type Spoken = { readonly lang: Lang; readonly words: Words };

type Switching = {
  readonly to: (lang: Lang) => void;
  /** Replaces the words of the catalogue where they have changed since the page was loaded. */
  readonly learn: (answer: OutputOf<typeof readCatalogueWords>) => void;
};
const SwitchContext = createContext<Switching>({ to: () => {}, learn: () => {} });

/** Everything inside speaks the person's language, which can be changed without losing what is on the screen. */
export function LanguageRoot({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(first);
  // The words come first, the switch after them: no screen is ever half translated.
  const switchTo = async (lang: Lang) => {
    await learnWordsOf(lang);
    const words = await loadWords(lang);
    rememberLang(lang);
    setSpoken({ lang, words });
  };
  useEffect(() => {
    followAccount = (lang) => {
      if (lang !== spoken.lang) void switchTo(lang);
    };
  });
  const { lang } = spoken;
  const learn = useCallback(
    ({ words, categories }: OutputOf<typeof readCatalogueWords>) => {
      if (isSame(words, catalogueWords(lang))) return;
      learnCatalogue({ categories, words: { [lang]: words } });
      setSpoken((now) =>
        now.lang === lang ? { lang, words: { ...now.words, catalogue: words } } : now,
      );
    },
    [lang],
  );
  return (
    <SwitchContext value={{ to: (lang) => void switchTo(lang), learn }}>
      <WordsProvider lang={spoken.lang} words={spoken.words}>
        {children}
      </WordsProvider>
    </SwitchContext>
  );
}

let followAccount = (_lang: Lang): void => {};

/** Switches the app to the language of the account that has just signed in. */
export const speakAsAccount = (lang: Lang): void => followAccount(lang);

export const useSwitchLanguage = (): ((lang: Lang) => void) => use(SwitchContext).to;

export const useLearnWords = (): Switching['learn'] => use(SwitchContext).learn;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The cookie wins over the language of the page, which may be a stored one. */
export function langOfBrowser(): Lang {
  return chooseLang({
    query: new URLSearchParams(location.search).get('lang'),
    cookie: langOfCookies(document.cookie),
    acceptLanguage: [document.documentElement.lang, ...navigator.languages].join(','),
  });
}

function rememberLang(lang: Lang): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Safari and on plain http.
  document.cookie = langCookieLine(lang, location.protocol === 'https:');
  document.documentElement.lang = lang;
}
