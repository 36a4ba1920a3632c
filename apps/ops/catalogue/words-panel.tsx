import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { LANGS, type Lang, languageOf } from '#kernel/languages.ts';
import { useSpeech } from '../shell/words.tsx';
import { NO_WORDS } from './content.ts';
import { Line, Lines, WrongHere } from './fields.tsx';

const MOST_NAME = 60;
const MOST_DESCRIPTION = 200;

type WordsPanelProps = {
  content: ServiceContent;
  onChange: (words: ServiceContent['words']) => void;
};

/** What a service says of itself, in the three languages beside each other. */
export function WordsPanel({ content, onChange }: WordsPanelProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{says.words}</h3>
        <span className="n">{says.wordsHint}</span>
      </header>
      <div className="cat-words">
        {LANGS.map((lang) => (
          <InOneLanguage
            key={lang}
            lang={lang}
            content={content}
            onChange={(words) => onChange({ ...content.words, [lang]: words })}
          />
        ))}
      </div>
    </section>
  );
}

type OneProps = {
  lang: Lang;
  content: ServiceContent;
  onChange: (words: ServiceContent['words'][string]) => void;
};

function InOneLanguage({ lang, content, onChange }: OneProps) {
  const words = content.words[lang] ?? NO_WORDS;
  const put = (said: Partial<typeof words>) => onChange({ ...words, ...said });
  return (
    <fieldset>
      <legend>
        <b lang={lang}>{languageOf(lang).name}</b>
      </legend>
      <WrongHere at={`words.${lang}`} />
      <Names lang={lang} content={content} words={words} put={put} />
    </fieldset>
  );
}

type NamesProps = {
  lang: Lang;
  content: ServiceContent;
  words: ServiceContent['words'][string];
  put: (said: Partial<ServiceContent['words'][string]>) => void;
};

function Names({ lang, content, words, put }: NamesProps) {
  const { opsCatalogue: says } = useSpeech().words;
  const at = (field: string) => `words.${lang}.${field}`;
  return (
    <>
      <Line
        {...{ lang, at: at('name'), label: says.name, value: words.name, most: MOST_NAME }}
        onType={(name) => put({ name })}
      />
      <Lines
        {...{ lang, at: at('description'), label: says.description }}
        {...{ value: words.description, most: MOST_DESCRIPTION }}
        hint={says.ofMost({ length: words.description.length, most: MOST_DESCRIPTION })}
        onType={(description) => put({ description })}
      />
      {content.options.map(({ key }) => (
        <Line
          key={key}
          {...{ lang, at: at(`options.${key}`), label: says.optionName({ key }) }}
          {...{ value: words.options?.[key] ?? '', most: MOST_NAME }}
          onType={(name) => put({ options: { ...words.options, [key]: name } })}
        />
      ))}
    </>
  );
}
