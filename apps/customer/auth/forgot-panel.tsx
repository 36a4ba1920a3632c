import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isEmail } from '#contract/fields/email.ts';
import { requestReset } from '#contract/public/request-reset.ts';
import type { Lang } from '#i18n/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { prepareCaptcha, takeCaptcha } from '../../browser/captcha.ts';
import { call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { errorOf, FormErrorLine } from './form-error.tsx';
import { ERROR_SHOWN_MS, otpRefusalText } from './login-rules.ts';
import { SlowLine } from './slow-line.tsx';
import { useTimedError } from './use-timed-error.ts';
import { whenAgain } from './when-again.ts';

type ForgotPanelProps = { words: AuthWords; lang: Lang; onBack: () => void };

/** The modal's way to a new password: a link by e-mail, the same answer for every address (AUTH-02, AUTH-06). */
export function ForgotPanel({ words, lang, onBack }: ForgotPanelProps) {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const timed = useTimedError<'email'>(ERROR_SHOWN_MS.modal);
  const field = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'typing') return;
    const text = checkEmail(email, words);
    if (text) {
      timed.show({ field: 'email', text });
      return field.current?.querySelector('input')?.focus();
    }
    timed.clear();
    setState('sending');
    const captcha = await takeCaptcha('reset');
    const asked = { email: email.trim(), via: 'link', language: lang } as const;
    const answer = captcha.ok
      ? await call(requestReset, { ...asked, captcha: captcha.value })
      : captcha;
    setState(answer.ok ? 'sent' : 'typing');
    if (answer.ok) return;
    const said = otpRefusalText(answer.refusal.code, 'modal', words);
    timed.show({ field: null, text: said, note: whenAgain(answer.refusal, words) });
  };

  if (state === 'sent') return <Sent words={words} onBack={onBack} />;
  return (
    <form ref={field} className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{words.forgot.text}</p>
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onFocus={() => prepareCaptcha('reset')}
        onValue={(value) => {
          setEmail(value);
          timed.clear();
        }}
        {...errorOf(timed, 'email')}
      />
      <FormErrorLine timed={timed} />
      <Button type="submit" size="lg" busy={state === 'sending'}>
        {words.forgot.sendLink}
      </Button>
      <SlowLine words={words} busy={state === 'sending'} />
      <Button look="soft" onClick={onBack}>
        {words.forgot.backToLogin}
      </Button>
      <a className="link" href="/forgot-password">
        {words.forgot.byMobile}
      </a>
    </form>
  );
}

function Sent({ words, onBack }: { words: AuthWords; onBack: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="auth-form">
      <p className="form-ok" role="status" tabIndex={-1} ref={text}>
        {words.forgot.sent}
      </p>
      <Button size="lg" onClick={onBack}>
        {words.forgot.backToLogin}
      </Button>
    </div>
  );
}

function checkEmail(email: string, { checks }: AuthWords): string | undefined {
  if (email.trim() === '') return checks['reset-email-missing'];
  return isEmail(email) ? undefined : checks['invalid-email'];
}
