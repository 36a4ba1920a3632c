import { useState } from 'react';
import type { Enclosure } from '#contract/enclosure.ts';
import { VoiceNote } from '../../browser/voice-note.tsx';
import { useSpeech } from './words.tsx';

/** The voice note and the pictures of a Karigar in a hearing. Pictures are seen only by who asks for them: each is a look of its own. */
export function HearingFiles({ files = [] }: { files: readonly Enclosure[] | undefined }) {
  const { opsFile, talk, opsDecide: says } = useSpeech().words;
  const [open, setOpen] = useState(false);
  const pictures = files.filter(({ kind }) => kind === 'picture');
  const voice = files.find(({ kind }) => kind === 'voice');
  return (
    <>
      {voice && (
        <VoiceNote
          key={voice.id}
          of={voice.address}
          seconds={voice.seconds ?? 0}
          words={talk.voice}
        />
      )}
      {pictures.length > 0 && !open && (
        <button type="button" className="o-btn" onClick={() => setOpen(true)}>
          {opsFile.showPhotos} · {pictures.length}
        </button>
      )}
      {open && (
        <ul className="o-photos">
          {pictures.map(({ id, address }, index) => (
            <li key={id}>
              <a href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  alt={says.pictureOfKarigar({ number: index + 1 })}
                  width="160"
                  height="120"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
