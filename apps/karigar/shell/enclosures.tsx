import type { Enclosure } from '#contract/enclosure.ts';
import { VoiceNote } from '../../browser/voice-note.tsx';
import { useWords } from './words.tsx';
import './enclosures.css';

type EnclosuresProps = {
  enclosures: readonly Enclosure[];
  nameOf: (filled: { number: number }) => string;
};

/** Pictures, each opened large by a press, and a voice note. */
export function Enclosures({ enclosures, nameOf }: EnclosuresProps) {
  const { talk } = useWords();
  const pictures = enclosures.filter(({ kind }) => kind === 'picture');
  const voice = enclosures.find(({ kind }) => kind === 'voice');
  return (
    <>
      {pictures.length > 0 && (
        <ul className="k-photos">
          {pictures.map(({ id, address }, index) => (
            <li key={id}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={nameOf({ number: index + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {voice && (
        // Another recording is another player.
        <VoiceNote
          key={voice.id}
          of={voice.address}
          seconds={voice.seconds ?? 0}
          words={talk.voice}
        />
      )}
    </>
  );
}
