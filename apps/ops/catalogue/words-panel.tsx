import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import type { Lang } from '#kernel/languages.ts';
import { useSpeech } from '../shell/words.tsx';
import { NO_WORDS } from './content.ts';
import { Line, Lines } from './fields.tsx';
import { InEachLanguage } from './in-each-language.tsx';

const MOST_NAME = 60;
const MOST_DESCRIPTION = 200;

type WordsPanelProps = {
  content: ServiceContent;
  onChange: (words: ServiceContent['words']) => void;
};

/** The words of a service on its card, in each language. */
export function WordsPanel({ content, onChange }: WordsPanelProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <InEachLanguage
      {...{ title: says.words, hint: says.wordsHint, at: 'words' }}
      fieldsOf={(lang) => {
        const words = content.words[lang] ?? NO_WORDS;
        const put = (said: Partial<typeof words>) =>
          onChange({ ...content.words, [lang]: { ...words, ...said } });
        return <Names {...{ lang, content, words, put }} />;
      }}
    />
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
      {[...content.options, ...content.choices.flatMap(({ items }) => items)].map(({ key }) => (
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
