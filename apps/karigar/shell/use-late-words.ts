import { useEffect, useState } from 'react';
import type { Lang } from '#kernel/languages.ts';
import { useSpeech } from './words.tsx';

/** Words that come with a screen, in the reader's language; without a network they come with the next visit to it. */
export function useLateWords<Words>(
  load: Readonly<Record<Lang, () => Promise<Words>>>,
): Words | undefined {
  const { lang } = useSpeech();
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let isWanted = true;
    void load[lang]().then(
      (loaded) => isWanted && setWords(loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [lang, load]);
  return words;
}
