import type { CategoryContent } from '#contract/fields/catalogue-content.ts';
import { MOST_OF_CHECK, MOST_OWN_CHECKS } from '#contract/fields/catalogue-content.ts';
import { LANGS, languageOf } from '#kernel/languages.ts';
import { useSpeech } from '../shell/words.tsx';
import { Line } from './fields.tsx';

type OwnChecksProps = {
  checks: CategoryContent['ownChecks'];
  onChange: (change: Pick<CategoryContent, 'ownChecks'>) => void;
};

/** Items of a checklist that only this category has, each written in every language. */
export function OwnChecks({ checks, onChange }: OwnChecksProps) {
  const { opsCatalogue: says } = useSpeech().words;
  const say = (key: string, lang: string, said: string) =>
    onChange({
      ownChecks: checks.map((one) =>
        one.key === key ? { key, words: { ...one.words, [lang]: said } } : one,
      ),
    });
  return (
    <>
      {checks.map(({ key, words }, at) => (
        <fieldset key={key} className="cat-wide o-field">
          <legend>{says.ownCheck({ number: at + 1 })}</legend>
          {LANGS.map((lang) => (
            <Line
              key={lang}
              {...{ lang, at: `ownChecks.${key}.${lang}`, label: languageOf(lang).name }}
              {...{ value: words[lang] ?? '', most: MOST_OF_CHECK }}
              onType={(said) => say(key, lang, said)}
            />
          ))}
          <button
            type="button"
            className="o-btn"
            onClick={() => onChange({ ownChecks: checks.filter((one) => one.key !== key) })}
          >
            {says.removeCheck({ number: at + 1 })}
          </button>
        </fieldset>
      ))}
      {checks.length < MOST_OWN_CHECKS && (
        <button
          type="button"
          className="o-btn cat-wide"
          onClick={() => onChange({ ownChecks: [...checks, { key: freeKey(checks), words: {} }] })}
        >
          {says.addCheck}
        </button>
      )}
    </>
  );
}

/** Ticks are kept under it, so one that another item of the list has is not given again. */
function freeKey(checks: CategoryContent['ownChecks']): string {
  const numbers = checks.map(({ key }) => Number(key.replace('own-', '')));
  return `own-${Math.max(0, ...numbers) + 1}`;
}
