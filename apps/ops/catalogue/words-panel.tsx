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
  /** What it is called, or what belongs to it. */
  part: 'names' | 'lists';
  onChange: (words: ServiceContent['words']) => void;
};

/** What a service says of itself, in the three languages beside each other. */
export function WordsPanel({ content, part, onChange }: WordsPanelProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{part === 'names' ? says.words : says.lists}</h3>
        <span className="n">{part === 'names' ? says.wordsHint : says.listsHint}</span>
      </header>
      <div className="cat-words">
        {LANGS.map((lang) => (
          <InOneLanguage
            key={lang}
            lang={lang}
            part={part}
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
  part: WordsPanelProps['part'];
  content: ServiceContent;
  onChange: (words: ServiceContent['words'][string]) => void;
};

function InOneLanguage({ lang, part, content, onChange }: OneProps) {
  const { opsCatalogue: says } = useSpeech().words;
  const words = content.words[lang] ?? NO_WORDS;
  const put = (said: Partial<typeof words>) => onChange({ ...words, ...said });
  return (
    <fieldset>
      <legend>
        <b lang={lang}>{languageOf(lang).name}</b>
      </legend>
      {part === 'names' && <WrongHere at={`words.${lang}`} />}
      {part === 'names' && <Names lang={lang} content={content} words={words} put={put} />}
      {part === 'lists' &&
        LISTS.map((list) => (
          <Lines
            key={list}
            {...{ lang, at: `words.${lang}.${list}`, label: says[list], most: MOST_LINES }}
            value={(words[list] ?? []).join('\n')}
            onType={(text) => put({ [list]: text === '' ? undefined : typed(text) })}
          />
        ))}
    </fieldset>
  );
}

const LISTS = ['included', 'notIncluded', 'keepReady'] as const;

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

/** While a new line is begun it stands there empty. */
const typed = (text: string): string[] | undefined =>
  text.endsWith('\n') ? [...(linesOf(text) ?? []), ''] : linesOf(text);
