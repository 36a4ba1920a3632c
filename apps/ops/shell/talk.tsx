import type { ReactNode } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import type { readBookingRecords } from '#contract/ops/read-booking-records.ts';
import { VoiceNote } from '../../browser/voice-note.tsx';
import { shownAt } from './shown.ts';
import { useSpeech } from './words.tsx';

type Said = OutputOf<typeof readBookingRecords>['said'][number];

type TalkProps<One extends Said> = {
  said: readonly One[];
  /** The visit at which it was said, where they are of several. */
  besideOf?: (one: One) => ReactNode;
};

/** Sentences and voice notes of customers and Karigars, each with its hour. */
export function Talk<One extends Said>({ said, besideOf }: TalkProps<One>) {
  const { words, lang } = useSpeech();
  const { opsFile: says, ops } = words;
  return (
    <>
      {said.length === 0 && <p className="t3">{says.noTalk}</p>}
      <ol className="o-told">
        {said.map((one) => (
          <li key={one.id}>
            <span className="t3">{shownAt(one.at, lang)}</span> {besideOf?.(one)}
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
    </>
  );
}
