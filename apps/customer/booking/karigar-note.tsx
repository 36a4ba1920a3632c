import { useEffect, useSyncExternalStore } from 'react';
import { CheckField } from '#ui/check-field.tsx';
import { CommentField } from '#ui/comment-field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { NoteFiles, shownFile } from '../shell/note-files.tsx';
import { AtHomeFields, PinField } from '../shell/note-parts.tsx';
import { keepWaiting, restoreWaiting, waitingFiles, watchWaiting } from '../shell/waiting-files.ts';
import type { Note } from './draft.ts';
import type { Booking } from './use-booking.ts';

/** The note to the crew, in the customer's own words; sent with the booking, and never needed for it. */
export function KarigarNote({ booking: { draft, place, change } }: { booking: Booking }) {
  const words = useWords().history.detail.briefing;
  const { work, access, atHome, atHomeMobile = '', tellAtGate = false, pin } = draft.note;
  const put = (part: Partial<Note>) =>
    change((now) => ({ ...now, note: { ...now.note, ...part } }));
  const { pincode } = draft.address;
  const around = place.kind === 'served' ? place.place.around : undefined;
  return (
    <fieldset className="karigar-note">
      <legend>{words.title}</legend>
      <CommentField label={words.workAsked} value={work} onValue={(text) => put({ work: text })} />
      <CommentField
        label={words.accessAsked}
        value={access}
        onValue={(text) => put({ access: text })}
      />
      <AtHomeFields
        name={atHome}
        mobile={atHomeMobile}
        onName={(name) => put({ atHome: name })}
        onMobile={(mobile) => put({ atHomeMobile: mobile })}
      />
      <CheckField
        label={words.tellAtGateAsked}
        name="tell-at-gate"
        checked={tellAtGate}
        onChecked={(yes) => put({ tellAtGate: yes })}
      />
      {around && (
        <details className="pin-fold">
          <summary>
            <Icon name="pin" />
            {words.pin}
          </summary>
          <PinField
            isNamed
            around={around}
            pin={pin?.pincode === pincode ? pin : undefined}
            onPin={(spot) => put({ pin: spot && { ...spot, pincode } })}
          />
        </details>
      )}
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
