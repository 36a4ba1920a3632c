import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { LANGS, type Lang, languageOf } from '#kernel/languages.ts';
import { useSpeech } from '../shell/words.tsx';
import { linesOf, NO_PAGE, type PageOfService } from './content.ts';
import { Lines, WrongHere } from './fields.tsx';

const MOST_VISIT = 200;
const MOST_MATERIALS = 400;
const MOST_LINES = 2000;

type PagePanelProps = {
  content: ServiceContent;
  onChange: (page: ServiceContent['page']) => void;
};

/** What the page of a service says beside its names, in the three languages beside each other. */
export function PagePanel({ content, onChange }: PagePanelProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h3>{says.lists}</h3>
        <span className="n">{says.listsHint}</span>
      </header>
      <div className="cat-words">
        {LANGS.map((lang) => (
          <InOneLanguage
            key={lang}
            lang={lang}
            page={content.page[lang] ?? NO_PAGE}
            onChange={(page) => onChange({ ...content.page, [lang]: page })}
          />
        ))}
      </div>
    </section>
  );
}

type OneProps = { lang: Lang; page: PageOfService; onChange: (page: PageOfService) => void };

function InOneLanguage({ lang, page, onChange }: OneProps) {
  const { opsCatalogue: says } = useSpeech().words;
  const at = (field: string) => `page.${lang}.${field}`;
  return (
    <fieldset>
      <legend>
        <b lang={lang}>{languageOf(lang).name}</b>
      </legend>
      <WrongHere at={`page.${lang}`} />
      <Lines
        {...{ lang, at: at('visit'), label: says.pageVisit, most: MOST_VISIT }}
        value={page.visit}
        onType={(visit) => onChange({ ...page, visit })}
      />
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
    </fieldset>
  );
}

const LISTS = ['included', 'notIncluded', 'keepReady'] as const;

/** While a new line is begun it stands there empty. */
const typed = (text: string): string[] =>
  text.endsWith('\n') ? [...(linesOf(text) ?? []), ''] : (linesOf(text) ?? []);
