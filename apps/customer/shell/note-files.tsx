import { useState } from 'react';
import { policy } from '#contract/policy.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { RecordVoice, VoiceNote } from '../../browser/voice-note.tsx';
import { ChoosePictures } from './choose-pictures.tsx';
import type { NoteFile } from './kept-files.ts';
import { picturesOf, voiceFile } from './note-files.ts';
import { RemovablePicture } from './removable-picture.tsx';
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
    const read = await picturesOf(chosen.slice(0, room));
    if (read.includes(undefined)) setOwn(refusals['image-unreadable']);
    const readable = read.filter((one) => one !== undefined);
    if (readable.length > 0) onAdd?.(readable);
  };
  return (
    <div className="note-files">
      <Pictures of={pictures} onRemove={onRemove} />
      {voice && <Heard voice={voice} onRemove={onRemove} />}
      {onAdd && (
        <div className="ways">
          {room > 0 && (
            <ChoosePictures
              label={words.addPictures}
              look="line"
              busy={busy}
              onFiles={(chosen) => void choose(chosen)}
            />
          )}
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

type RemovableProps = Pick<NoteFilesProps, 'onRemove'>;

function Pictures({ of, onRemove }: RemovableProps & { of: readonly ShownFile[] }) {
  const words = useWords().history.detail.briefing;
  if (of.length === 0) return null;
  return (
    <ul aria-label={words.pictures}>
      {of.map((file, index) => (
        <RemovablePicture
          key={file.id}
          src={String(file.source)}
          alt={words.picture({ number: index + 1 })}
          removeLabel={words.removePicture({ number: index + 1 })}
          onRemove={onRemove && (() => onRemove(file))}
        />
      ))}
    </ul>
  );
}

function Heard({ voice, onRemove }: RemovableProps & { voice: ShownFile }) {
  const { history, talk } = useWords();
  return (
    <div className="heard">
      <VoiceNote of={voice.source} seconds={voice.seconds ?? 0} words={talk.voice} />
      {onRemove && (
        <button
          type="button"
          className="icon-btn"
          aria-label={history.detail.briefing.removeVoice}
          onClick={() => onRemove(voice)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
