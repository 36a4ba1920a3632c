import { useState } from 'react';
import { sayToKarigar } from '#contract/customer/say-to-karigar.ts';
import {
  type CUSTOMER_SENTENCES,
  CUSTOMER_SENTENCES_BY_TOPIC,
  SENTENCE_TOPICS,
  type Sentence,
} from '#contract/live.ts';
import { newId } from '#kernel/ids.ts';
import { shownClock } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { VoiceNote } from '../../browser/voice-note.tsx';
import { call } from '../api/call.ts';
import { SwitchedOff, useIsOff } from '../shell/switched-off.tsx';
import { SayAloud } from './say-aloud.tsx';
import type { VisitPart } from './visit-part.ts';

/** Sentences and voice notes instead of telephone numbers: each side reads the sentences in its own language. */
export function Talk({ visit, onChanged }: VisitPart) {
  const { talk: words, refusals } = useWords();
  const [sending, setSending] = useState<Sentence>();
  const [trouble, setTrouble] = useState('');
  const maySay = visit.actions.includes('say');
  // One voice needs no name beside each sentence; who has led before is another.
  const isCrew =
    (visit.karigar?.companions ?? 0) > 0 ||
    visit.said.some(({ name }) => name !== undefined && name !== visit.karigar?.name);
  const isOff = useIsOff('customer-talk-off');
  if (!maySay && visit.said.length === 0) return null;

  const say = async (sentence: OwnSentence) => {
    if (sending) return;
    setSending(sentence);
    setTrouble('');
    const answer = await call(sayToKarigar, { id: visit.id, sentenceId: newId(), sentence });
    setSending(undefined);
    if (answer.ok) return onChanged();
    const { code } = answer.refusal;
    setTrouble(code === 'customer-talk-off' ? refusals[code] : words.failed);
  };
  return (
    <section className="visit-card talk">
      <h2>
        <Icon name="chat" />
        {words.title}
      </h2>
      <ol aria-live="polite" aria-label={words.title}>
        {visit.said.map(({ id, by, name, sentence, voice, at }) => (
          <li key={id} className={by}>
            <b className={isCrew && by === 'karigar' ? 'who' : 'visually-hidden'}>
              {by === 'customer' ? words.you : (name ?? visit.karigar?.name ?? '')}
            </b>
            {voice ? (
              <VoiceNote of={voice.address} seconds={voice.seconds} words={words.voice} />
            ) : (
              words.sentences[sentence]
            )}
            <time dateTime={at} className="num">
              {shownClock(at)}
            </time>
          </li>
        ))}
        {visit.said.length === 0 && <li className="none">{words.none}</li>}
      </ol>
      {maySay && isOff && <SwitchedOff refusal="customer-talk-off" />}
      {maySay && !isOff && <SayAloud visit={visit} onChanged={onChanged} />}
      {maySay && !isOff && <Sentences sending={sending} onSay={(one) => void say(one)} />}
      <p className="change-trouble" role="alert">
        {trouble}
      </p>
    </section>
  );
}

type OwnSentence = (typeof CUSTOMER_SENTENCES)[number];
type SentencesProps = { sending: Sentence | undefined; onSay: (sentence: OwnSentence) => void };

function Sentences({ sending, onSay }: SentencesProps) {
  const { talk: words } = useWords();
  return (
    <details>
      <summary>{words.sayToKarigar}</summary>
      {SENTENCE_TOPICS.map((topic) => (
        <fieldset key={topic}>
          <legend>{words.topics[topic]}</legend>
          {CUSTOMER_SENTENCES_BY_TOPIC[topic].map((sentence) => (
            <button
              key={sentence}
              type="button"
              className="chip"
              aria-busy={sending === sentence || undefined}
              onClick={() => onSay(sentence)}
            >
              {words.sentences[sentence]}
            </button>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
