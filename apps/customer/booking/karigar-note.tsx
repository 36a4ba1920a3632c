import { useEffect, useSyncExternalStore } from 'react';
import { CommentField } from '#ui/comment-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '#ui/words.tsx';
import { NoteFiles, shownFile } from '../shell/note-files.tsx';
import { keepWaiting, restoreWaiting, waitingFiles, watchWaiting } from '../shell/waiting-files.ts';
import type { Note } from './draft.ts';
import type { Booking } from './use-booking.ts';

/** The work, the way in and who is at home, in the customer's own words; sent with the booking, and never needed for it. */
export function KarigarNote({ booking: { draft, change } }: { booking: Booking }) {
  const words = useWords().history.detail.briefing;
  const { work, access, atHome } = draft.note;
  const set = (part: keyof Note) => (text: string) =>
    change((now) => ({ ...now, note: { ...now.note, [part]: text } }));
  return (
    <fieldset className="karigar-note">
      <legend>{words.title}</legend>
      <CommentField label={words.workAsked} value={work} onValue={set('work')} />
      <CommentField label={words.accessAsked} value={access} onValue={set('access')} />
      <TextField
        label={words.atHomeAsked}
        help={words.atHomeText}
        value={atHome}
        onValue={set('atHome')}
        autoComplete="off"
        maxLength={80}
      />
      <WaitingFiles slug={draft.slug} />
      <p className="note">{words.text}</p>
    </fieldset>
  );
}

/** Pictures and a voice note, which are sent once there is a booking that they belong to. */
function WaitingFiles({ slug }: { slug: string }) {
  const files = useSyncExternalStore(watchWaiting, () => waitingFiles(slug));
  useEffect(() => {
    void restoreWaiting(slug);
  }, [slug]);
  return (
    <NoteFiles
      files={files.map(shownFile)}
      onAdd={(added) => keepWaiting(slug, [...waitingFiles(slug), ...added])}
      onRemove={({ id }) =>
        keepWaiting(
          slug,
          waitingFiles(slug).filter((one) => one.id !== id),
        )
      }
    />
  );
}
