import { useRef, useState } from 'react';
import { policy } from '#contract/policy.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { RecordVoice, VoiceNote } from '../../browser/voice-note.tsx';
import { pictureOf, voiceFile } from './note-files.ts';
import type { NoteFile } from './waiting-files.ts';
import './note-files.css';

/** A picture or a voice note as it is shown, whether it was sent or waits here. */
export type ShownFile = {
  readonly id: string;
  readonly kind: 'picture' | 'voice';
  /** The address of one that was sent; what waits here is at hand. */
  readonly source: string | Blob;
  readonly seconds: number | null;
};

export const shownFile = (file: NoteFile): ShownFile =>
  file.kind === 'picture'
    ? { id: file.id, kind: 'picture', source: file.image, seconds: null }
    : { id: file.id, kind: 'voice', source: file.blob, seconds: file.seconds };

type NoteFilesProps = {
  files: readonly ShownFile[];
  busy?: boolean;
  trouble?: string;
  /** Absent where nothing can be changed any more. */
  onAdd?: ((files: readonly NoteFile[]) => void) | undefined;
  onRemove?: ((file: ShownFile) => void) | undefined;
};

/** The pictures and the voice note beside a note to the crew, and the ways to add and to take back. */
export function NoteFiles({ files, busy = false, trouble = '', onAdd, onRemove }: NoteFilesProps) {
  const { history, talk, refusals } = useWords();
  const words = history.detail.briefing;
  const [own, setOwn] = useState('');
  const pictures = files.filter(({ kind }) => kind === 'picture');
  const voice = files.find(({ kind }) => kind === 'voice');
  const most = policy.visit.mostNotePictures;
  const room = most - pictures.length;

  const choose = async (chosen: readonly File[]) => {
    setOwn(chosen.length > room ? words.tooMany({ most }) : '');
    const read = await Promise.all(chosen.slice(0, room).map(pictureOf));
    if (read.includes(undefined)) setOwn(refusals['image-unreadable']);
    const readable = read.filter((one) => one !== undefined);
    if (readable.length > 0) onAdd?.(readable);
  };
  return (
    <div className="note-files">
      {pictures.length > 0 && (
        <ul aria-label={words.pictures}>
          {pictures.map((file, index) => (
            <Picture key={file.id} file={file} number={index + 1} onRemove={onRemove} />
          ))}
        </ul>
      )}
      {voice && (
        <div className="heard">
          <VoiceNote of={voice.source} seconds={voice.seconds ?? 0} words={talk.voice} />
          {onRemove && (
            <button
              type="button"
              className="icon-btn"
              aria-label={words.removeVoice}
              onClick={() => onRemove(voice)}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
      )}
      {onAdd && (
        <div className="ways">
          {room > 0 && <ChoosePictures busy={busy} onFiles={(chosen) => void choose(chosen)} />}
          {!voice && (
            <RecordVoice
              mostSeconds={policy.visit.voiceNoteSeconds}
              words={talk.voice}
              onRecorded={(recording) => onAdd([voiceFile(recording)])}
            />
          )}
        </div>
      )}
      {onAdd && <p className="note">{words.enclosedText}</p>}
      <p className="change-trouble" role="alert">
        {own || trouble}
      </p>
    </div>
  );
}

type PictureProps = Pick<NoteFilesProps, 'onRemove'> & { file: ShownFile; number: number };

function Picture({ file, number, onRemove }: PictureProps) {
  const words = useWords().history.detail.briefing;
  return (
    <li>
      <img
        src={String(file.source)}
        alt={words.picture({ number })}
        width="96"
        height="96"
        loading="lazy"
      />
      {onRemove && (
        <button
          type="button"
          className="icon-btn remove"
          aria-label={words.removePicture({ number })}
          onClick={() => onRemove(file)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

function ChoosePictures({
  busy,
  onFiles,
}: {
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  const words = useWords().history.detail.briefing;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same picture chosen again is a choice too.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button look="line" busy={busy} onClick={() => picker.current?.click()}>
        <Icon name="camera" />
        {words.addPictures}
      </Button>
    </>
  );
}
