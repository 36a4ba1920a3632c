import type { OutputOf } from '#contract/operation.ts';
import type { readKarigarRecords } from '#contract/ops/read-karigar-records.ts';
import { VoiceNote } from '../../browser/voice-note.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';

type Said = OutputOf<typeof readKarigarRecords>['said'];

/** Talk at the visits of a person, each sentence with its visit. */
export function SaidAtVisits({ said }: { said: Said }) {
  const { words, lang } = useSpeech();
  const { opsFile: says, ops } = words;
  return (
    <Panel title={says.talk} beside={said.length}>
      {said.length === 0 && <p className="t3">{says.noTalk}</p>}
      <ol className="o-told">
        {said.map((one) => (
          <li key={one.id}>
            <span className="t3">{shownAt(one.at, lang)}</span>{' '}
            <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
              {one.reference}
            </Link>{' '}
            <b>{one.name ?? ops[one.by]}</b>:{' '}
            {one.voice ? (
              <VoiceNote
                of={one.voice.address}
                seconds={one.voice.seconds}
                words={words.talk.voice}
              />
            ) : (
              words.talk.sentences[one.sentence]
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
