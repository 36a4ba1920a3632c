import { useState } from 'react';
import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { shownSince } from '../shell/shown.ts';
import type { Editing } from '../shell/use-editing.ts';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { changesOfService } from './changes.ts';
import { ChoicesPanel } from './choices-panel.tsx';
import { isSame, sentService } from './content.ts';
import { EditorHead } from './editor-head.tsx';
import { WithWrong } from './fields.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PagePanel } from './page-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { Preview } from './preview.tsx';
import { PricePanel } from './price-panel.tsx';
import { PublishSheet, StopSheet } from './publish-sheet.tsx';
import { useDrafting } from './use-drafting.ts';
import type { CategoryVersion, ServiceVersion, Standing } from './versions.ts';
import { WordsPanel } from './words-panel.tsx';
import { WorkPanel } from './work-panel.tsx';

type ServiceEditorProps = {
  slug: string;
  /** Nothing, for a service that has just been begun. */
  standing: Standing<ServiceVersion> | undefined;
  services: readonly Standing<ServiceVersion>[];
  categories: readonly Standing<CategoryVersion>[];
  taxClasses: readonly string[];
  editing: Editing<ServiceContent>;
};

/** One service: everything that can be said of it, beside the card that customers will see. */
export function ServiceEditor(props: ServiceEditorProps) {
  const { slug, standing, services, categories, taxClasses, editing } = props;
  const { words, lang } = useSpeech();
  const { opsCatalogue: says } = words;
  const { content, seen, dirty, drafting, change, isReady } = useEdited(props);
  const [sheet, setSheet] = useState<'publish' | 'stop'>();
  const close = () => setSheet(undefined);
  if (!content) return <p className="cat-main">{says.noSuch}</p>;
  const nameOf = (one: ServiceContent) => one.words[lang]?.name || one.words.en?.name || slug;
  const publish = () => isReady().then((ready) => ready && setSheet('publish'));
  const sold = standing?.sold?.content;
  return (
    <WithWrong wrong={drafting.wrong}>
      <section className="cat-main">
        <EditorHead
          {...{ name: nameOf(content), standing, dirty }}
          {...{ acting: drafting.acting, notice: drafting.notice, onDiscard: drafting.discard }}
          onSave={() => void drafting.save()}
          onPublish={() => void publish()}
          onDrop={() => void (seen && drafting.drop(seen))}
          onStop={() => setSheet('stop')}
        />
        <WordsPanel content={content} onChange={(said) => change({ words: said })} />
        <PicturePanel picture={content.picture} onChange={change} />
        <PricePanel content={content} sold={sold} onChange={change} />
        <ChoicesPanel content={content} onChange={change} />
        <WorkPanel
          {...{ content, taxClasses, onChange: change }}
          skilled={standing?.newest.skilled}
          categories={choicesOf(categories, lang)}
        />
        <PagePanel content={content} onChange={(page) => change({ page })} />
        <HistoryPanel
          versions={standing?.all ?? []}
          onRestore={(version) => {
            editing.keep(slug, { content: version.content, seen });
            drafting.say(says.restored({ version: version.version }));
          }}
        />
      </section>
      <Preview {...{ slug, content, sold }} isKept={standing !== undefined} />
      {sheet === 'publish' && standing?.draft && (
        <Publishing
          {...{ slug, name: nameOf(content), standing, draft: standing.draft, services }}
          category={categories.find((one) => one.slug === content.category)}
          onDone={(from) => {
            setSheet(undefined);
            drafting.say(says.published({ time: shownSince(from, lang) }));
          }}
          onClose={close}
        />
      )}
      {sheet === 'stop' && (
        <StopSheet {...{ slug, name: nameOf(content), onDone: close, onClose: close }} />
      )}
    </WithWrong>
  );
}

/** The content with what was changed here, and its way to the server. */
function useEdited({ slug, standing, editing }: ServiceEditorProps) {
  const kept = standing?.newest.content;
  const unsaved = editing.of(slug);
  const content = unsaved?.content ?? kept;
  const seen = standing?.draft?.savedAt ?? null;
  const edit = unsaved ?? { content: content as ServiceContent, seen };
  const drafting = useDrafting({
    ...({ kind: 'service', slug, edit, editing } as const),
    sent: (one) => ({ service: sentService(one) }),
  });
  const dirty = unsaved !== undefined;
  const change = (changed: Partial<ServiceContent>) => {
    drafting.say(undefined);
    const next = { ...edit.content, ...changed };
    if (kept && isSame(next, kept)) editing.discard(slug);
    else editing.keep(slug, { content: next, seen: edit.seen });
  };
  /** Saved, and nothing is wrong with it. */
  const isReady = async () => {
    const saved = dirty ? await drafting.save() : undefined;
    return dirty ? saved?.problems.length === 0 : !drafting.isBlocked;
  };
  return { content, seen, dirty, drafting, change, isReady };
}

type PublishingProps = Pick<ServiceEditorProps, 'slug' | 'services'> & {
  name: string;
  standing: Standing<ServiceVersion>;
  draft: ServiceVersion;
  category: Standing<CategoryVersion> | undefined;
  onDone: (from: string) => void;
  onClose: () => void;
};

function Publishing(props: PublishingProps) {
  const { slug, name, standing, draft, services, category, onDone, onClose } = props;
  const { words, lang } = useSpeech();
  const nameOf = useServiceName();
  const { opsCatalogue: says } = words;
  // A category that was never sold is published with its first service.
  const withIt = category && !category.sold && category.draft ? category : undefined;
  return (
    <PublishSheet
      name={name}
      publication={{
        services: [slug],
        categories: withIt ? [withIt.slug] : [],
        seen: {
          services: seenOf([draft]),
          categories: seenOf(withIt?.draft ? [withIt.draft] : []),
        },
      }}
      changes={[
        ...changesOfService(standing.sold?.content, draft.content, says, nameOf),
        ...(withIt ? [says.withCategory({ name: withIt.slug })] : []),
      ]}
      coming={standing.coming}
      teachers={standing.sold || standing.coming ? [] : teachersOf(services, lang)}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

const choicesOf = (categories: readonly Standing<CategoryVersion>[], lang: string) =>
  categories.map(({ slug, newest }) => ({
    value: slug,
    label: newest.content.words[lang]?.name ?? slug,
  }));

const seenOf = (
  drafts: readonly { readonly slug: string; readonly savedAt: string | null }[],
): Record<string, string> =>
  Object.fromEntries(drafts.flatMap(({ slug, savedAt }) => (savedAt ? [[slug, savedAt]] : [])));

const teachersOf = (services: readonly Standing<ServiceVersion>[], lang: string) =>
  services.flatMap(({ slug, sold }) =>
    sold ? [{ slug, name: sold.content.words[lang]?.name ?? slug }] : [],
  );
