import { type FormEvent, useState } from 'react';
import type { Noted } from '#contract/notes.ts';
import type { OutputOf } from '#contract/operation.ts';
import { listNotes } from '#contract/ops/list-notes.ts';
import { pinNote } from '#contract/ops/pin-note.ts';
import { writeNote } from '#contract/ops/write-note.ts';
import { newId } from '#kernel/ids.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from './act.tsx';
import { ActNotes, TextField } from './field.tsx';
import { Panel } from './panel.tsx';
import { shownAt } from './shown.ts';
import { Waiting } from './waiting.tsx';
import { useSpeech } from './words.tsx';

/** The notes of colleagues, pinned ones first, and a field for another. */
export function Notes({ about, subject }: { about: Noted; subject: string }) {
  const { opsFile: says } = useSpeech().words;
  const reading = useReading(listNotes, { about, subject }, { everyMs: 20_000 });
  const acting = useAct();
  const [text, setText] = useState('');
  // Under one name however often it is pressed.
  const [noteId, setNoteId] = useState(() => newId());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await acting.run(writeNote, { noteId, about, subject, text }))) return;
    setText('');
    setNoteId(newId());
  };
  const notes = reading.value?.notes;
  return (
    <Panel title={says.notes} beside={notes?.length}>
      <Waiting reading={reading} />
      {notes?.length === 0 && <p className="t3">{says.noNotes}</p>}
      <ul className="o-notes">
        {notes?.map((one) => (
          <Note key={one.id} note={one} />
        ))}
      </ul>
      <form className="o-field" onSubmit={(event) => void submit(event)}>
        <TextField label={says.newNote} value={text} maxLength={1000} onType={setText} />
        <ActNotes acting={acting} />
        <button type="submit" className="o-btn" aria-busy={acting.busy || undefined}>
          {says.writeNote}
        </button>
      </form>
    </Panel>
  );
}

type OneNote = OutputOf<typeof listNotes>['notes'][number];

/** Pinned by an act of its own: a note that is being written keeps nobody from pinning another. */
function Note({ note }: { note: OneNote }) {
  const { words, lang } = useSpeech();
  const { opsFile: says } = words;
  const acting = useAct();
  return (
    <li className={note.pinned ? 'pinned' : undefined}>
      <p>{note.text}</p>
      <small>
        {note.byName} · {shownAt(note.at, lang)}
        {note.pinned && ` · ${says.pinned}`}
      </small>
      <button
        type="button"
        className="o-btn"
        aria-busy={acting.busy || undefined}
        onClick={() => void acting.run(pinNote, { noteId: note.id, pinned: !note.pinned })}
      >
        {note.pinned ? says.unpin : says.pin}
      </button>
      <ActNotes acting={acting} />
    </li>
  );
}
