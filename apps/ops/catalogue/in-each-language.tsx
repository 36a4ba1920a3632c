import type { ReactNode } from 'react';
import { LANGS, type Lang, languageOf } from '#kernel/languages.ts';
import { WrongHere } from './fields.tsx';

type InEachLanguageProps = {
  title: string;
  hint: string;
  /** The part of the draft that these words are in: refusals name it with the language. */
  at: 'words' | 'page';
  fieldsOf: (lang: Lang) => ReactNode;
};

/** The same fields in each language, beside each other. */
export function InEachLanguage({ title, hint, at, fieldsOf }: InEachLanguageProps) {
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{title}</h3>
        <span className="n">{hint}</span>
      </header>
      <div className="cat-words">
        {LANGS.map((lang) => (
          <fieldset key={lang}>
            <legend>
              <b lang={lang}>{languageOf(lang).name}</b>
            </legend>
            <WrongHere at={`${at}.${lang}`} />
            {fieldsOf(lang)}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
