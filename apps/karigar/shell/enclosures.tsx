import type { Enclosure } from '#contract/enclosure.ts';
import { VoiceNote } from '../../browser/voice-note.tsx';
import { useWords } from './words.tsx';
import './enclosures.css';

/** Pictures of the work, each opened large by a press, and the customer's voice note. */
export function Enclosures({ enclosures }: { enclosures: readonly Enclosure[] }) {
  const { visit, talk } = useWords();
  const pictures = enclosures.filter(({ kind }) => kind === 'picture');
  const voice = enclosures.find(({ kind }) => kind === 'voice');
  return (
    <>
      {pictures.length > 0 && (
        <ul className="k-photos">
          {pictures.map(({ id, address }, index) => (
            <li key={id}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={visit.notePicture({ number: index + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {voice && <VoiceNote of={voice.address} seconds={voice.seconds ?? 0} words={talk.voice} />}
    </>
  );
}
