import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { LANGS, type Lang, languageOf } from '#kernel/languages.ts';
import { useSpeech } from '../shell/words.tsx';
import { linesOf, NO_WORDS } from './content.ts';
import { Line, Lines, WrongHere } from './fields.tsx';

const MOST_NAME = 60;
const MOST_DESCRIPTION = 200;
const MOST_LINES = 2000;

type WordsPanelProps = {
  content: ServiceContent;
  onChange: (words: ServiceContent['words']) => void;
};

/** What a service is called and what belongs to it, in the three languages beside each other. */
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
  const { opsCatalogue: says } = useSpeech().words;
  const words = content.words[lang] ?? NO_WORDS;
  const at = (field: string) => `words.${lang}.${field}`;
  const lists = ['included', 'notIncluded', 'keepReady'] as const;
  return (
    <fieldset>
      <legend>
        <b lang={lang}>{languageOf(lang).name}</b>
      </legend>
      <WrongHere at={`words.${lang}`} />
      <Line
        {...{ lang, at: at('name'), label: says.name, value: words.name, most: MOST_NAME }}
        onType={(name) => onChange({ ...words, name })}
      />
      <Lines
        {...{ lang, at: at('description'), label: says.description }}
        {...{ value: words.description, most: MOST_DESCRIPTION }}
        hint={says.ofMost({ length: words.description.length, most: MOST_DESCRIPTION })}
        onType={(description) => onChange({ ...words, description })}
      />
      {content.options.map(({ key }) => (
        <Line
          key={key}
          {...{ lang, at: at(`options.${key}`), label: says.optionName({ key }) }}
          {...{ value: words.options?.[key] ?? '', most: MOST_NAME }}
          onType={(name) => onChange({ ...words, options: { ...words.options, [key]: name } })}
        />
      ))}
      {lists.map((list) => (
        <Lines
          key={list}
          {...{ lang, at: at(list), label: says[list], most: MOST_LINES }}
          value={(words[list] ?? []).join('\n')}
          onType={(text) => onChange({ ...words, [list]: text === '' ? undefined : typed(text) })}
        />
      ))}
    </fieldset>
  );
}

/** While a new line is begun it stands there empty. */
const typed = (text: string): string[] | undefined =>
  text.endsWith('\n') ? [...(linesOf(text) ?? []), ''] : linesOf(text);
