import { languageOf } from '#kernel/languages.ts';
import { LanguageSegments } from './segments.tsx';
import { useSpeech } from './words.tsx';

/** The languages, each in its own letters. */
export function Languages() {
  const { lang, words, speak } = useSpeech();
  return (
    <LanguageSegments
      label={words.ops.language}
      chosen={lang}
      nameOf={(one) => languageOf(one).short}
      onChoose={(one) => void speak(one)}
    />
  );
}
