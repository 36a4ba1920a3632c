import { useId, useState } from 'react';
import { isMobile } from '#contract/fields/mobile.ts';
import { reportLostPhone } from '#contract/public/report-lost-phone.ts';
import { newId } from '#kernel/ids.ts';
import { Button } from '#ui/button.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { call } from '../../browser/call.ts';
import { preventing } from '../../browser/preventing.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { Office } from '../shell/office.tsx';
import { Link } from '../shell/path.tsx';
import { shownMoment } from '../shell/shown-moment.ts';
import { useSpeech } from '../shell/words.tsx';
import { ByCode } from './by-code.tsx';
import { signInText } from './sign-in-text.ts';

/** The lost telephone is signed out by whoever shows that the number or the e-mail is theirs, else with the help of our office. */
export function LostPhone() {
  const { lost } = useSpeech().words.help;
  return (
    <section className="k-screen">
      <h1>{lost.title}</h1>
      <p className="k-lead">{lost.lead}</p>
      <section className="k-card">
        <h2>{lost.byNumber}</h2>
        <p>{lost.byNumberText}</p>
        <ByCode lostPhone />
      </section>
      <section className="k-card">
        <h2>{lost.byEmail}</h2>
        <p>{lost.byEmailText}</p>
        <a className="link" href="/forgot-password">
          {lost.byEmailLink}
        </a>
      </section>
      <CallMe />
      <Office />
      <Link to="/" className="link">
        {lost.back}
      </Link>
    </section>
  );
}

function CallMe() {
  const { words, lang } = useSpeech();
  const { lost } = words.help;
  const title = useId();
  const [id] = useState(() => newId());
  const [name, setName] = useState('');
  const [mobile, setMobile] = useState('+91');
  const [error, setError] = useState<string>();
  const [callBy, setCallBy] = useState<string>();
  const [busy, during] = useBusy();
  const send = () =>
    during(async () => {
      if (!isMobile(mobile)) return setError(words.karigar.signIn.mobileWrong);
      setError(undefined);
      const answer = await call(reportLostPhone, { id, name, mobile, language: lang });
      if (!answer.ok) return setError(signInText(answer.refusal, words));
      setCallBy(answer.value.callBy);
    });
  return (
    <section className="k-card" aria-labelledby={title}>
      <h2 id={title}>{lost.neither}</h2>
      <p role="status">
        {callBy ? lost.calledBy({ mobile, time: shownMoment(callBy, lang) }) : lost.neitherText}
      </p>
      {!callBy && (
        <form className="k-form" noValidate onSubmit={preventing(send)}>
          <TextField
            label={lost.name}
            name="name"
            autoComplete="name"
            value={name}
            onValue={setName}
          />
          <MobileField label={lost.callAt} name="callAt" value={mobile} onValue={setMobile} />
          <p className="k-said" role="alert">
            {error}
          </p>
          <Button type="submit" size="lg" look="line" busy={busy}>
            {lost.callMe}
          </Button>
        </form>
      )}
    </section>
  );
}
