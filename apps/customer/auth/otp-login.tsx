import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isMobile } from '#contract/fields/mobile.ts';
import type { CodeSent } from '#contract/public/code-sent.ts';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import type { PersonView } from '#contract/public/person.ts';
import { requestSignInCode } from '#contract/public/request-sign-in-code.ts';
import type { Lang } from '#i18n/index.ts';
import { Button } from '#ui/button.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { prepareCaptcha, takeCaptcha } from './captcha.ts';
import { errorOf, FormErrorLine } from './form-error.tsx';
import { JoinOffer } from './join-offer.tsx';
import { ERROR_SHOWN_MS, otpRefusalText, type Place } from './login-rules.ts';
import { ResendLine } from './resend-line.tsx';
import { useCountdown } from './use-countdown.ts';
import { useTimedError } from './use-timed-error.ts';

type OtpLoginProps = {
  words: AuthWords;
  lang: Lang;
  place: Place;
  remember: boolean;
  rememberField: ReactNode;
  onSignedIn: (user: PersonView) => void;
};

/** First the mobile, then the six digits that were sent to it (LOGIN-08). */
export function OtpLogin({
  words,
  lang,
  place,
  remember,
  rememberField,
  onSignedIn,
}: OtpLoginProps) {
  const [mobile, setMobile] = useState('+91');
  const [sent, setSent] = useState<CodeSent>();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [joiner, setJoiner] = useState<PersonView>();
  const resend = useCountdown();
  const timed = useTimedError<'mobile' | 'code'>(ERROR_SHOWN_MS[place]);
  const form = useRef<HTMLFormElement>(null);
  const fail = (field: 'mobile' | 'code', text: string) => {
    timed.show({ field, text });
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  };
  const refuse = (refused: string) =>
    timed.show({ field: null, text: otpRefusalText(refused, place, words) });

  const send = async () => {
    if (busy) return;
    if (!isMobile(mobile)) return fail('mobile', words.checks['mobile-otp']);
    timed.clear();
    setBusy(true);
    const captcha = await takeCaptcha('sign-in-code');
    const answer = captcha.ok
      ? await call(requestSignInCode, { mobile, captcha: captcha.value, language: lang })
      : captcha;
    setBusy(false);
    if (!answer.ok) return refuse(answer.refusal.code);
    setCode('');
    setSent(answer.value);
    resend.begin(answer.value.resendAfterSeconds);
  };

  const confirm = async ({ challengeId }: CodeSent) => {
    if (busy) return;
    if (code.length !== 6) return fail('code', words.checks['otp-login-missing']);
    timed.clear();
    setBusy(true);
    const answer = await call(confirmSignInCode, {
      challengeId,
      code,
      remember,
      language: lang,
      // The sentence that says so stands below.
      acceptedTerms: true,
    });
    setBusy(false);
    if (answer.ok) {
      const { user, canJoin } = answer.value;
      return canJoin ? setJoiner(user) : onSignedIn(user);
    }
    const text = otpRefusalText(answer.refusal.code, place, words);
    if (answer.refusal.code === 'invalid-verification-code') fail('code', text);
    else timed.show({ field: null, text });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (sent ? confirm(sent) : send());
  };

  if (joiner) return <JoinOffer words={words} place={place} mine={joiner} onGoOn={onSignedIn} />;
  return (
    <form ref={form} className="auth-form" noValidate onSubmit={submit}>
      <MobileField
        label={words.mobile}
        name="mobile"
        value={mobile}
        readOnly={sent !== undefined}
        maxLength={sent ? undefined : 40}
        onFocus={() => prepareCaptcha('sign-in-code')}
        onValue={(value) => {
          setMobile(value);
          timed.clear();
        }}
        {...errorOf(timed, 'mobile')}
      />
      <p className="form-ok" role="status">
        {sent && words.otpSent}
      </p>
      {sent && (
        <OtpField
          key={sent.challengeId}
          label={words.otp}
          name="code"
          value={code}
          onValue={(value) => {
            setCode(value);
            timed.clear();
          }}
          {...errorOf(timed, 'code')}
        />
      )}
      {sent && (
        <div className="otp-choices">
          <ResendLine words={words} left={resend.left} onResend={() => void send()} />
          <button
            type="button"
            className="link-btn"
            onClick={() => {
              setSent(undefined);
              timed.clear();
            }}
          >
            {words.changeMobile}
          </button>
        </div>
      )}
      {rememberField}
      <FormErrorLine timed={timed} />
      {sent ? (
        <Button type="submit" size="lg" busy={busy}>
          {words.login}
        </Button>
      ) : (
        <Button size="lg" busy={busy} disabled={mobile.length !== 13} onClick={() => void send()}>
          {words.sendOtp}
        </Button>
      )}
    </form>
  );
}
