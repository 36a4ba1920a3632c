import { useState } from 'react';
import type { CategoryContent } from '#contract/fields/catalogue-content.ts';
import { shownSince } from '../shell/shown.ts';
import type { Editing } from '../shell/use-editing.ts';
import { useSpeech } from '../shell/words.tsx';
import { changesOfCategory } from './changes.ts';
import { isSame, NO_CATEGORY_WORDS, sentCategory } from './content.ts';
import { EditorHead } from './editor-head.tsx';
import { Line, WithWrong } from './fields.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { InEachLanguage } from './in-each-language.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { useDrafting } from './use-drafting.ts';
import type { CategoryVersion, Standing } from './versions.ts';

type CategoryEditorProps = {
  slug: string;
  standing: Standing<CategoryVersion> | undefined;
  /** The options that its services have. */
  optionKeys: readonly string[];
  editing: Editing<CategoryContent>;
};

const MOST_NAME = 40;

/** One category: what it is called and the terms that its services are sold under. */
export function CategoryEditor({ slug, standing, optionKeys, editing }: CategoryEditorProps) {
  const { words, lang } = useSpeech();
  const { opsCatalogue: says } = words;
  const kept = standing?.newest.content;
  const unsaved = editing.of(slug);
  const content = unsaved?.content ?? kept;
  const seen = standing?.draft?.savedAt ?? null;
  const edit = unsaved ?? { content: content as CategoryContent, seen };
  const [publishing, setPublishing] = useState(false);
  const drafting = useDrafting({
    ...({ kind: 'category', slug, edit, editing } as const),
    sent: (one) => ({ category: sentCategory(one) }),
  });
  if (!content) return <p className="cat-main">{says.noSuch}</p>;
  const dirty = unsaved !== undefined;
  const change = (changed: Partial<CategoryContent>) => {
    drafting.say(undefined);
    const next = { ...content, ...changed };
    if (kept && isSame(next, kept)) editing.discard(slug);
    else editing.keep(slug, { content: next, seen: edit.seen });
  };
  const publish = async () => {
    const saved = dirty ? await drafting.save() : undefined;
    if (dirty ? saved?.problems.length === 0 : !drafting.isBlocked) setPublishing(true);
  };
  const name = content.words[lang]?.name || slug;
  return (
    <WithWrong wrong={drafting.wrong}>
      <section className="cat-main cat-both">
        <EditorHead
          {...{ name, standing, dirty, acting: drafting.acting, notice: drafting.notice }}
          onSave={() => void drafting.save()}
          onPublish={() => void publish()}
          onDiscard={drafting.discard}
          onDrop={() => void (seen && drafting.drop(seen))}
        />
        <NamesPanel content={content} onChange={change} />
        <TermsPanel content={content} optionKeys={optionKeys} onChange={change} />
        <HistoryPanel
          versions={standing?.all ?? []}
          onRestore={(version) => {
            editing.keep(slug, { content: version.content, seen });
            drafting.say(says.restored({ version: version.version }));
          }}
        />
      </section>
      {publishing && standing?.draft && (
        <Publishing
          {...{ slug, name, standing, draft: standing.draft }}
          onDone={(from) => {
            setPublishing(false);
            drafting.say(says.published({ time: shownSince(from, lang) }));
          }}
          onClose={() => setPublishing(false)}
        />
      )}
    </WithWrong>
  );
}

type NamesProps = {
  content: CategoryContent;
  onChange: (changed: Partial<CategoryContent>) => void;
};

/** The names of a category, in each language. */
function NamesPanel({ content, onChange }: NamesProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <InEachLanguage
      {...{ title: says.words, hint: says.wordsHint, at: 'words' }}
      fieldsOf={(lang) => {
        const words = content.words[lang] ?? NO_CATEGORY_WORDS;
        const put = (said: Partial<typeof words>) =>
          onChange({ words: { ...content.words, [lang]: { ...words, ...said } } });
        const field = (name: 'name' | 'kind') => ({ lang, at: `words.${lang}.${name}` });
        return (
          <>
            <Line
              {...{ ...field('name'), label: says.name, value: words.name, most: MOST_NAME }}
              onType={(name) => put({ name })}
            />
            <Line
              {...{ ...field('kind'), label: says.kind, value: words.kind, most: MOST_NAME }}
              onType={(kind) => put({ kind })}
            />
          </>
        );
      }}
    />
  );
}

type PublishingProps = {
  slug: string;
  name: string;
  standing: Standing<CategoryVersion>;
  draft: CategoryVersion;
  onDone: (from: string) => void;
  onClose: () => void;
};

function Publishing({ slug, name, standing, draft, onDone, onClose }: PublishingProps) {
  const { opsCatalogue: says } = useSpeech().words;
  return (
    <PublishSheet
      name={name}
      publication={{
        ...{ services: [], categories: [slug] },
        seen: { categories: draft.savedAt ? { [slug]: draft.savedAt } : {} },
      }}
      changes={changesOfCategory(standing.sold?.content, draft.content, says)}
      coming={standing.coming}
      teachers={[]}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
