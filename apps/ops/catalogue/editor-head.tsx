import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Acting } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { shownSince } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import {
  type CategoryVersion,
  isWithdrawn,
  type ServiceVersion,
  type Standing,
} from './versions.ts';

type EditorHeadProps = {
  name: string;
  standing: Standing<ServiceVersion> | Standing<CategoryVersion> | undefined;
  dirty: boolean;
  acting: Acting;
  notice: string | undefined;
  onSave: () => void;
  onPublish: () => void;
  onDiscard: () => void;
  onDrop: () => void;
  /** Only what is sold by itself. */
  onStop?: (() => void) | undefined;
};

/** The draft that is being edited, its state, and what can be done with it. */
export function EditorHead(props: EditorHeadProps) {
  const { name, standing, dirty, acting, notice, onSave, onPublish, onDiscard, onDrop } = props;
  const { opsCatalogue: says } = useSpeech().words;
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <header className="cat-head">
      <div className="col sp">
        <h2>{name}</h2>
        <StateLine standing={standing} />
      </div>
      {dirty && <span className="o-chip risk">{says.unsaved}</span>}
      {dirty && <Button text={says.discard} onPress={onDiscard} />}
      {standing?.draft && !dirty && <Button text={says.drop} onPress={onDrop} />}
      {props.onStop && standing?.sold && !isWithdrawn(standing.sold) && (
        <Button text={says.stopSelling} onPress={props.onStop} />
      )}
      <button
        type="button"
        className="o-btn"
        disabled={!dirty}
        aria-busy={acting.busy || undefined}
        aria-keyshortcuts="Control+S"
        onClick={onSave}
      >
        {says.save}
      </button>
      <button
        type="button"
        className="o-btn go"
        disabled={!dirty && !standing?.draft}
        onClick={onPublish}
      >
        {says.publish}
      </button>
      <div className="cat-notes">
        <ActNotes acting={acting} />
        {acting.code === 'draft-changed' && <Button text={says.showTheirs} onPress={onDiscard} />}
        {notice && (
          <p className="o-note calm" role="status">
            {notice}
          </p>
        )}
      </div>
    </header>
  );
}

function Button({ text, onPress }: { text: ReactNode; onPress: () => void }) {
  return (
    <button type="button" className="o-btn" onClick={onPress}>
      {text}
    </button>
  );
}

function StateLine({ standing }: Pick<EditorHeadProps, 'standing'>) {
  const { words, lang } = useSpeech();
  const { opsCatalogue: says } = words;
  const { sold, coming, draft } = standing ?? {};
  const lines = [
    sold?.from &&
      (isWithdrawn(sold)
        ? says.withdrawn
        : says.onSaleSince({ version: sold.version, time: shownSince(sold.from, lang) })),
    coming?.from && says.comesAt({ version: coming.version, time: shownSince(coming.from, lang) }),
    !sold && !coming && says.neverSold,
    draft?.savedAt &&
      says.draftBy({
        name: draft.draftedBy ?? says.somebody,
        time: shownSince(draft.savedAt, lang),
      }),
  ];
  return <p className="t3">{lines.filter(Boolean).join(' · ')}</p>;
}
