import { LANGS, type Lang } from '#i18n/index.ts';
import { useSpeech } from './words.tsx';

const NAMES: Readonly<Record<Lang, string>> = { en: 'EN', hi: 'हिं', mr: 'मरा' };

/** The three languages, each in its own letters. */
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
          {NAMES[one]}
        </button>
      ))}
    </fieldset>
  );
}
