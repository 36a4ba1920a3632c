import { useId } from 'react';
import type { ZoneConsequence } from '#contract/ops/zone.ts';
import { LANGS, type Lang, languageOf } from '#kernel/languages.ts';
import { useSpeech } from '../shell/words.tsx';
import type { Messages } from './zone-wish.ts';

type ZoneMessagesProps = {
  message: Messages;
  does: ZoneConsequence | undefined;
  onType: (message: Messages) => void;
};

/** The message in each language, and how many people read it. */
export function ZoneMessages({ message, does, onType }: ZoneMessagesProps) {
  const { opsZones: says } = useSpeech().words;
  const told = (lang: Lang) => does?.byLanguage.find(({ language }) => language === lang);
  const id = useId();
  return (
    <fieldset className="o-field">
      <legend className="city-legend">{says.message}</legend>
      {LANGS.map((lang) => {
        const count = told(lang);
        return (
          <div key={lang} className="o-field">
            <label htmlFor={`${id}${lang}`}>
              <span lang={lang}>{languageOf(lang).name}</span>{' '}
              {count && <span className="t3">{says.told(count)}</span>}
            </label>
            <textarea
              id={`${id}${lang}`}
              className="o-in"
              lang={lang}
              rows={2}
              required
              minLength={10}
              maxLength={280}
              value={message[lang]}
              onChange={(event) => onType({ ...message, [lang]: event.target.value })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
