import { useState } from 'react';
import { appealPause } from '#contract/applicant/appeal-pause.ts';
import { readMe } from '#contract/applicant/read-me.ts';
import type { KarigarPauseView } from '#contract/karigar-pause.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { call } from '../../browser/call.ts';
import { preventing } from '../../browser/preventing.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { useReading } from '../api/reading.ts';
import { Link } from '../shell/path.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { signOut } from '../shell/session.ts';
import { shownMoment } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';

/** Why no visits come, until when, what was decided and by which evidence, and the answer that one may give. */
export function PauseScreen() {
  const pause = useReading(readMe, {}).value?.pause;
  return pause ? <Paused pause={pause} /> : null;
}

function Paused({ pause }: { pause: KarigarPauseView }) {
  const { words, lang } = useSpeech();
  const { pause: says, me, join } = words.work;
  const { decision, endsAt } = pause;
  const ended = decision?.decision === 'end';
  return (
    <section className="k-screen">
      <h1>{ended ? says.ended : says.title}</h1>
      <section className="k-card bad">
        <p role="status">{ended ? says.endedText : says.text}</p>
        {endsAt && (
          <p>{(decision ? says.stays : says.until)({ time: shownMoment(endsAt, lang) })}</p>
        )}
        <p>
          <b>{says.reasons[pause.reason]}</b>
        </p>
        <p>
          <b>{join.reason}:</b> {pause.notice}
        </p>
        {decision && (
          <p>
            <b>{says.evidence}:</b> {decision.evidence}
          </p>
        )}
        <p>{says.paid}</p>
      </section>
      <Appeal pause={pause} />
      {!ended && (
        <Link to="/earnings" className="k-choice">
          {says.earnings}
          <Icon name="arrow-right" />
        </Link>
      )}
      <Link to="/payee" className="k-choice">
        {me.payee}
        <Icon name="arrow-right" />
      </Link>
      <Link to="/help" className="k-choice">
        {words.help.title}
        <Icon name="arrow-right" />
      </Link>
      <Button look="soft" onClick={() => void signOut()}>
        {me.signOut}
      </Button>
    </section>
  );
}

function Appeal({ pause }: { pause: KarigarPauseView }) {
  const { words, lang } = useSpeech();
  const { pause: says } = words.work;
  const { appeal } = pause;
  if (!appeal) return <AppealForm id={pause.id} />;
  const { answer } = appeal;
  return (
    <section className="k-card">
      <h2>{says.yourAnswer}</h2>
      <p>{appeal.text}</p>
      {answer ? (
        <p role="status">
          <b>{answer.granted ? says.granted : says.refused}</b> {answer.reason}
        </p>
      ) : (
        <p role="status">{says.waits({ time: shownMoment(appeal.appealedAt, lang) })}</p>
      )}
    </section>
  );
}

function AppealForm({ id }: { id: string }) {
  const { words } = useSpeech();
  const { pause: says } = words.work;
  const me = useReading(readMe, {});
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const send = () =>
    during(async () => {
      const answer = await call(appealPause, { id, text });
      setError(answer.ok ? undefined : refusalText(answer.refusal, words));
      if (answer.ok) await me.again();
    });
  return (
    <form className="k-card k-form" onSubmit={preventing(send)}>
      <h2>{says.answer}</h2>
      <p>{says.answerText}</p>
      <label className="field">
        <span>{says.yourAnswer}</span>
        <textarea
          rows={5}
          maxLength={2000}
          value={text}
          // The reason is sent as one line, however it was typed.
          onChange={(event) => setText(event.target.value.replace(/\s*\n\s*/g, ' '))}
        />
      </label>
      <p className="k-said" role="alert">
        {error}
      </p>
      <Button type="submit" size="lg" busy={busy}>
        {says.send}
      </Button>
    </form>
  );
}
