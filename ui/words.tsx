import { createContext, type ReactNode, useContext } from 'react';
import type { Lang, Words } from '#i18n/index.ts';

type Spoken = { readonly lang: Lang; readonly words: Words };

const SpokenContext = createContext<Spoken | undefined>(undefined);

/** Everything below speaks this language. The words are loaded before the first screen is drawn. */
export function WordsProvider({ lang, words, children }: Spoken & { children: ReactNode }) {
  return <SpokenContext value={{ lang, words }}>{children}</SpokenContext>;
}

/** `const { shell } = useWords();` gives one noun's words in the language of the page. */
export const useWords = (): Words => spoken(useContext(SpokenContext)).words;

export const useLang = (): Lang => spoken(useContext(SpokenContext)).lang;

function spoken(context: Spoken | undefined): Spoken {
  if (!context) throw new Error('No words: wrap the screen in <WordsProvider>.');
  return context;
}
