import { LANGS } from '#i18n/index.ts';
import { languageOf } from '#kernel/languages.ts';
import { useSpeech } from './words.tsx';

/** The languages, each in its own letters. */
export function Languages() {
  const { lang, words, speak } = useSpeech();
  return (
    <fieldset className="o-seg" aria-label={words.ops.language}>
      {LANGS.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === lang}
          onClick={() => void speak(one)}
        >
          {languageOf(one).short}
        </button>
      ))}
    </fieldset>
  );
}
