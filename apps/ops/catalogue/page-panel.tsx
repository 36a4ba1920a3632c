import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import type { Lang } from '#kernel/languages.ts';
import { useSpeech } from '../shell/words.tsx';
import { linesOf, NO_PAGE, type PageOfService } from './content.ts';
import { Line, Lines } from './fields.tsx';
import { InEachLanguage } from './in-each-language.tsx';

const MOST_VISIT = 200;
const MOST_TITLE = 100;
const MOST_MATERIALS = 400;
const MOST_LINES = 2000;

type PagePanelProps = {
  content: ServiceContent;
  onChange: (page: ServiceContent['page']) => void;
};

/** The words of a service's own page, in each language. */
export function PagePanel({ content, onChange }: PagePanelProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <InEachLanguage
      {...{ title: says.lists, hint: says.listsHint, at: 'page' }}
      fieldsOf={(lang) => (
        <PageFields
          lang={lang}
          page={content.page[lang] ?? NO_PAGE}
          choices={content.choices.map(({ key }) => key)}
          onChange={(page) => onChange({ ...content.page, [lang]: page })}
        />
      )}
    />
  );
}

type PageFieldsProps = {
  lang: Lang;
  page: PageOfService;
  choices: readonly string[];
  onChange: (page: PageOfService) => void;
};

function PageFields({ lang, page, choices, onChange }: PageFieldsProps) {
  const { opsCatalogue: says } = useSpeech().words;
  const at = (field: string) => `page.${lang}.${field}`;
  return (
    <>
      <Lines
        {...{ lang, at: at('visit'), label: says.pageVisit, most: MOST_VISIT }}
        value={page.visit}
        onType={(visit) => onChange({ ...page, visit })}
      />
      {choices.map((key) => (
        <Line
          key={key}
          {...{ lang, at: at(`choices.${key}`), label: says.choiceTitle({ key }) }}
          {...{ value: page.choices?.[key] ?? '', most: MOST_TITLE }}
          onType={(title) => onChange({ ...page, choices: { ...page.choices, [key]: title } })}
        />
      ))}
      {LISTS.map((list) => (
        <Lines
          key={list}
          {...{ lang, at: at(list), label: says[list], most: MOST_LINES }}
          value={page[list].join('\n')}
          onType={(text) => onChange({ ...page, [list]: typed(text) })}
        />
      ))}
      <Lines
        {...{ lang, at: at('materials'), label: says.pageMaterials, most: MOST_MATERIALS }}
        value={page.materials}
        onType={(materials) => onChange({ ...page, materials })}
      />
    </>
  );
}

const LISTS = ['included', 'notIncluded', 'keepReady'] as const;

/** While a new line is begun it stands there empty. */
const typed = (text: string): string[] =>
  text.endsWith('\n') ? [...(linesOf(text) ?? []), ''] : (linesOf(text) ?? []);
