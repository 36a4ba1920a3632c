import { useState } from 'react';
import { readTalk } from '#contract/karigar/read-talk.ts';
import { sayToCustomer } from '#contract/karigar/say-to-customer.ts';
import {
  type KARIGAR_SENTENCES,
  KARIGAR_SENTENCES_BY_TOPIC,
  SENTENCE_TOPICS,
} from '#contract/live.ts';
import type { OutputOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { VoiceNote } from '../../browser/voice-note.tsx';
import { askAgain, putAnswer, useReading } from '../api/reading.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { shownTime } from '../shell/shown-moment.ts';
import { useWords } from '../shell/words.tsx';
import { Said } from './said.tsx';
import { SayAloud } from './say-aloud.tsx';

/** Sentences instead of numbers: each side reads them in their own language, and nobody is called at night. */
export function Talk({ visitId }: { visitId: string }) {
  const words = useWords();
  const { visit, talk } = words;
  const reading = useReading(readTalk, { id: visitId });
  const [busy, during] = useBusy();
  const [error, setError] = useState<string>();
  if (!reading.value) return null;
  const { said, maySay } = reading.value;
  if (!maySay && said.length === 0) return null;
  const say = (sentence: (typeof KARIGAR_SENTENCES)[number]) =>
    during(async () => {
      const answer = await call(sayToCustomer, { id: visitId, sentenceId: newId(), sentence });
      setError(answer.ok ? undefined : refusalText(answer.refusal, words));
      if (answer.ok) putAnswer(readTalk, { id: visitId }, answer.value);
    });
  return (
    <details className="k-card">
      <summary>
        {visit.talk}
        {said.length > 0 && <span className="k-pill num">{said.length}</span>}
      </summary>
      <p className="k-note">{visit.talkText}</p>
      <ol className="k-list" aria-live="polite">
        {said.map((one) => (
          <SaidLine key={one.id} one={one} />
        ))}
      </ol>
      {maySay && <SayAloud visitId={visitId} onSent={() => void askAgain(readTalk)} />}
      {maySay &&
        SENTENCE_TOPICS.map((topic) => (
          <fieldset key={topic} className="k-topic">
            <legend className="k-note">{talk.topics[topic]}</legend>
            <div className="k-two">
              {KARIGAR_SENTENCES_BY_TOPIC[topic].map((sentence) => (
                <button
                  key={sentence}
                  type="button"
                  className="btn soft"
                  aria-disabled={busy || undefined}
                  onClick={() => void say(sentence)}
                >
                  {talk.sentences[sentence]}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      <Said error={error} />
    </details>
  );
}

type SaidLineProps = { one: OutputOf<typeof readTalk>['said'][number] };

/** Something said by the customer, by oneself, or by another of the crew. */
function SaidLine({
  one: { by, own = by === 'karigar', name, sentence, voice, at },
}: SaidLineProps) {
  const { visit, talk } = useWords();
  const another = by === 'customer' ? visit.customer : name;
  return (
    <li className={own ? 'k-said-line mine' : 'k-said-line'}>
      <b>{own ? visit.me : another}</b>{' '}
      {voice ? (
        <VoiceNote of={voice.address} seconds={voice.seconds} words={talk.voice} />
      ) : (
        talk.sentences[sentence]
      )}{' '}
      <small className="k-note num">{shownTime(at)}</small>
    </li>
  );
}
