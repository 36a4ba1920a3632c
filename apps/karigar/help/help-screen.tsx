import { type ReactNode, useId, useState } from 'react';
import { askForHelp } from '#contract/applicant/ask-for-help.ts';
import { listHelp } from '#contract/applicant/list-help.ts';
import { KARIGAR_TOPICS, type KarigarTopic } from '#contract/cases.ts';
import { newId } from '#kernel/ids.ts';
import { Button } from '#ui/button.tsx';
import { call } from '../../browser/call.ts';
import { preventing } from '../../browser/preventing.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { askAgain, useReading } from '../api/reading.ts';
import { Office } from '../shell/office.tsx';
import { Picture, type PictureName } from '../shell/picture.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { shownMoment } from '../shell/shown-moment.ts';
import { AsOf, Waiting } from '../shell/trouble.tsx';
import { useSpeech } from '../shell/words.tsx';
import { HelpPages } from './help-pages.tsx';

const PICTURE_OF: Readonly<Record<KarigarTopic, PictureName>> = {
  pay: 'pay',
  attendance: 'crew',
  training: 'learn',
  app: 'lost',
};

/** Our number, a question with a number of its own, and the answers to those before. */
export function HelpScreen({ training }: { training: ReactNode }) {
  const { help } = useSpeech().words;
  return (
    <section className="k-screen">
      <h1>{help.title}</h1>
      <Office />
      <HelpPages />
      {training}
      <Asked />
      <Ask />
    </section>
  );
}

function Ask() {
  const { words, lang } = useSpeech();
  const { help } = words;
  const field = useId();
  const [id, setId] = useState(() => newId());
  const [topic, setTopic] = useState<KarigarTopic>('pay');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [told, setTold] = useState<string>();
  const [busy, during] = useBusy();
  const send = () =>
    during(async () => {
      setTold(undefined);
      if (!text.trim()) return setError(words.refusals['text-missing']);
      setError(undefined);
      const answer = await call(askForHelp, { id, topic, text });
      if (!answer.ok) return setError(refusalText(answer.refusal, words));
      const { number, acknowledgeBy, resolveBy } = answer.value.case;
      setTold(help.told({ number, time: shownMoment(acknowledgeBy ?? resolveBy, lang) }));
      setText('');
      setId(newId());
      await askAgain(listHelp);
    });
  return (
    <form className="k-form" noValidate onSubmit={preventing(send)}>
      <h2>{help.ask}</h2>
      <Topics topic={topic} onTopic={setTopic} />
      <div className="field">
        <label htmlFor={field}>{help.words[topic]}</label>
        <textarea
          id={field}
          rows={4}
          maxLength={1000}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <p className="k-said" role="alert">
        {error}
      </p>
      <p role="status">{told}</p>
      <Button type="submit" size="lg" busy={busy}>
        {help.send}
      </Button>
    </form>
  );
}

type TopicsProps = { topic: KarigarTopic; onTopic: (topic: KarigarTopic) => void };

function Topics({ topic, onTopic }: TopicsProps) {
  const { help } = useSpeech().words;
  return (
    <fieldset className="k-pick">
      <legend>{help.about}</legend>
      {KARIGAR_TOPICS.map((one) => (
        <label key={one} className="k-choice">
          <span className="k-titled">
            <Picture name={PICTURE_OF[one]} />
            {help.topics[one]}
          </span>
          <input type="radio" name="topic" checked={one === topic} onChange={() => onTopic(one)} />
        </label>
      ))}
    </fieldset>
  );
}

function Asked() {
  const { words, lang } = useSpeech();
  const { help } = words;
  const reading = useReading(listHelp, {});
  const { cases } = reading.value ?? {};
  if (!cases) return <Waiting reading={reading} onRetry={() => void reading.again()} />;
  if (cases.length === 0) return null;
  return (
    <>
      <h2>{help.asked}</h2>
      <AsOf reading={reading} />
      <ul className="k-list">
        {cases.map((one) => (
          <li key={one.number} className="k-card">
            <b>
              {one.number} ·{' '}
              {one.kind === 'data-request'
                ? help.ofData
                : (help.topics as Record<string, string>)[one.topic ?? '']}
            </b>
            <small className="k-note">
              {one.closed
                ? help.closed
                : one.acknowledgedAt
                  ? help.answered
                  : help.waits({ time: shownMoment(one.acknowledgeBy ?? one.resolveBy, lang) })}
            </small>
            {one.words.map(({ id, who, text }) => (
              <p key={id} translate="no">
                <b>{help.says[who]} </b>
                {text}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
