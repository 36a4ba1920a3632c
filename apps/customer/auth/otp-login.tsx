import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isMobile } from '#contract/fields/mobile.ts';
import { POLICY_VERSION } from '#contract/policy.ts';
import type { CodeSent } from '#contract/public/code-sent.ts';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import type { PersonView } from '#contract/public/person.ts';
import { requestSignInCode } from '#contract/public/request-sign-in-code.ts';
import type { Lang } from '#i18n/index.ts';
import { Button } from '#ui/button.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { prepareCaptcha, takeCaptcha } from '../../browser/captcha.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { useCountdown } from '../../browser/use-countdown.ts';
import { type CallRefusal, call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { CodeEntry, type TypedCode } from './code-entry.tsx';
import { errorOf, FormErrorLine } from './form-error.tsx';
import { JoinOffer } from './join-offer.tsx';
import { ERROR_SHOWN_MS, otpRefusalText, type Place } from './login-rules.ts';
import { SlowLine } from './slow-line.tsx';
import { useTimedError } from './use-timed-error.ts';
import { whenAgain } from './when-again.ts';

type OtpLoginProps = {
  words: AuthWords;
  lang: Lang;
  place: Place;
  remember: boolean;
  rememberField: ReactNode;
  onSignedIn: (user: PersonView) => void;
  /** The person is signed in and is asked whether they go on in another account. */
  onJoining: (user: PersonView) => void;
};

/** First the mobile, then the six digits that were sent to it (LOGIN-08). */
export function OtpLogin({ words, lang, place, onSignedIn, onJoining, ...props }: OtpLoginProps) {
  const { remember, rememberField } = props;
  const [mobile, setMobile] = useState('+91');
  const [sent, setSent] = useState<CodeSent>();
  const [joiner, setJoiner] = useState<PersonView>();
  const resend = useCountdown();

  const send = async (): Promise<CallRefusal | undefined> => {
    const captcha = await takeCaptcha('sign-in-code');
    const answer = captcha.ok
      ? await call(requestSignInCode, { mobile, captcha: captcha.value, language: lang })
      : captcha;
    if (!answer.ok) return answer.refusal;
    setSent(answer.value);
    resend.begin(answer.value.resendAfterSeconds);
    return undefined;
  };
  const confirm = async (typed: TypedCode): Promise<CallRefusal | undefined> => {
    // The sentence that whoever is new accepts the terms stands below.
    const said = { acceptedTerms: true, version: POLICY_VERSION, language: lang };
    const answer = await call(confirmSignInCode, { ...typed, ...said, remember });
    if (!answer.ok) return answer.refusal;
    const { user, canJoin } = answer.value;
    if (!canJoin) onSignedIn(user);
    else {
      setJoiner(user);
      onJoining(user);
    }
    return undefined;
  };

  if (joiner) return <JoinOffer words={words} place={place} mine={joiner} onGoOn={onSignedIn} />;
  if (!sent)
    return <AskForCode {...{ words, place, mobile, rememberField }} {...{ setMobile, send }} />;
  return (
    <CodeEntry
      {...{ words, place, sent }}
      bySms
      left={resend.left}
      says={words.otpSent}
      missing={words.checks['otp-login-missing']}
      submit={words.login}
      other={{ text: words.changeMobile, onPress: () => setSent(undefined) }}
      before={
        <MobileField
          label={words.mobile}
          name="mobile"
          value={mobile}
          readOnly
          onValue={() => undefined}
        />
      }
      after={rememberField}
      onResend={send}
      onConfirm={confirm}
    />
  );
}

type AskForCodeProps = Pick<OtpLoginProps, 'words' | 'place' | 'rememberField'> & {
  mobile: string;
  setMobile: (mobile: string) => void;
  send: () => Promise<CallRefusal | undefined>;
};

function AskForCode({ words, place, mobile, rememberField, setMobile, send }: AskForCodeProps) {
  const [busy, during] = useBusy();
  const timed = useTimedError<'mobile'>(ERROR_SHOWN_MS[place]);
  const form = useRef<HTMLFormElement>(null);
  const submit = () =>
    during(async () => {
      if (!isMobile(mobile)) {
        timed.show({ field: 'mobile', text: words.checks['mobile-otp'] });
        form.current?.querySelector('input')?.focus();
        return;
      }
      timed.clear();
      const refusal = await send();
      if (!refusal) return 'gone';
      const text = otpRefusalText(refusal.code, place, words);
      timed.show({ field: null, text, note: whenAgain(refusal, words) });
    });
  return (
    <form
      ref={form}
      className="auth-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <MobileField
        label={words.mobile}
        name="mobile"
        value={mobile}
        maxLength={40}
        onFocus={() => prepareCaptcha('sign-in-code')}
        onValue={(value) => {
          setMobile(value);
          timed.clear();
        }}
        {...errorOf(timed, 'mobile')}
      />
      {rememberField}
      <FormErrorLine timed={timed} />
      <Button size="lg" busy={busy} disabled={mobile.length !== 13} onClick={() => void submit()}>
        {words.sendOtp}
      </Button>
      <SlowLine words={words} busy={busy} />
    </form>
  );
}
