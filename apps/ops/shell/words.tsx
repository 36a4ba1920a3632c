import { createContext, type ReactNode, use, useState } from 'react';
import { type Lang, langCookieLine } from '#i18n/index.ts';
import { loadOpsWords, type OpsWords } from '#i18n/ops.ts';

type Spoken = { readonly lang: Lang; readonly words: OpsWords };
type Speaking = Spoken & { readonly speak: (lang: Lang) => Promise<void> };

const SpokenContext = createContext<Speaking | undefined>(undefined);

/** Everything inside speaks the language of whoever sits there. */
export function Speech({ first, children }: { first: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(first);
  const speak = async (lang: Lang) => {
    const words = await loadOpsWords(lang);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older Safari and on plain http.
    document.cookie = langCookieLine(lang, location.protocol === 'https:');
    document.documentElement.lang = lang;
    setSpoken({ lang, words });
  };
  return <SpokenContext value={{ ...spoken, speak }}>{children}</SpokenContext>;
}

export function useSpeech(): Speaking {
  const speaking = use(SpokenContext);
  if (!speaking) throw new Error('No words: wrap the screen in <Speech>.');
  return speaking;
}
export const useWords = (): OpsWords['ops'] => useSpeech().words.ops;
