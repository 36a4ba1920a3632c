import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { resetPassword } from '#contract/public/reset-password.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useBusy } from '../../browser/use-busy.ts';
import { type CallRefusal, call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { errorOf, FormErrorLine } from './form-error.tsx';
import { resetRefusalText } from './login-rules.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { useTimedError } from './use-timed-error.ts';
import { whenAgain } from './when-again.ts';

type Field = 'password' | 'confirmPassword';
type Values = Readonly<Record<Field, string>>;
type ResetNewPasswordProps = {
  words: AuthWords;
  token: string;
  onDone: () => void;
  /** The link or code is over or was used: it begins again, with these words. */
  onExpired: () => void;
};

/** Both fields, eight characters, the same twice; the first failure is shown (RESET-04, RESET-05, RESET-06). */
export function ResetNewPassword(props: ResetNewPasswordProps) {
  const { words } = props;
  const { form, values, change, busy, timed, submit } = useNewPassword(props);
  const meter = useId();
  const eye = { showLabel: words.showPassword, hideLabel: words.hidePassword };
  const common = { ...eye, autoComplete: 'new-password', maxLength: 200 } as const;
  return (
    <form ref={form} className="auth-form" noValidate onSubmit={submit}>
      <div className="passwords">
        <PasswordField
          {...common}
          label={words.reset.newPassword}
          name="password"
          value={values.password}
          onValue={change('password')}
          notesId={meter}
          {...errorOf(timed, 'password')}
        />
        <StrengthMeter id={meter} password={values.password} words={words} />
        <PasswordField
          {...common}
          label={words.confirmPassword}
          name="confirmPassword"
          value={values.confirmPassword}
          onValue={change('confirmPassword')}
          {...errorOf(timed, 'confirmPassword')}
        />
      </div>
      <FormErrorLine timed={timed} />
      <Button type="submit" size="lg" busy={busy}>
        {words.reset.setPassword}
      </Button>
    </form>
  );
}

function useNewPassword({ words, token, onDone, onExpired }: ResetNewPasswordProps) {
  const [values, setValues] = useState<Values>({ password: '', confirmPassword: '' });
  const [busy, during] = useBusy();
  const timed = useTimedError<Field>(5000);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const send = async () => {
    const failure = firstFailure(values, words);
    if (failure) {
      timed.show(failure);
      form.current?.querySelector<HTMLInputElement>(`[name=${failure.field}]`)?.focus();
      return undefined;
    }
    timed.clear();
    const refusal = await setPassword(token, values.password);
    if (refusal && !isOver(refusal)) {
      const text = resetRefusalText(refusal.code, words);
      timed.show({ field: null, text, note: whenAgain(refusal, words) });
      return undefined;
    }
    if (refusal) onExpired();
    else onDone();
    return 'gone';
  };
  const change = (name: Field) => (value: string) => {
    setValues({ ...values, [name]: value });
    timed.clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(send);
  };
  return { form, values, change, busy, timed, submit };
}

async function setPassword(token: string, password: string): Promise<CallRefusal | undefined> {
  const answer = await call(resetPassword, { token, password });
  return answer.ok ? undefined : answer.refusal;
}

/** The link or the code has been used, or its time is over. */
const isOver = ({ code, fields }: CallRefusal): boolean =>
  code === 'otp-session-expired' || !!fields?.token;

function firstFailure({ password, confirmPassword }: Values, { checks }: AuthWords) {
  if (password === '') return { field: 'password', text: checks['fields-missing'] } as const;
  if (confirmPassword === '')
    return { field: 'confirmPassword', text: checks['fields-missing'] } as const;
  if (password.length < 8)
    return { field: 'password', text: checks['password-too-short'] } as const;
  if (password !== confirmPassword)
    return { field: 'confirmPassword', text: checks['passwords-differ'] } as const;
  return undefined;
}
