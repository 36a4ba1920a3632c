import { type FormEvent, useRef, useState } from 'react';
import { isEmail } from '#contract/fields/email.ts';
import { isMobile } from '#contract/fields/mobile.ts';
import { Button } from '#ui/button.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { prepareCaptcha } from '../../browser/captcha.ts';
import { useBusy } from '../../browser/use-busy.ts';
import type { CallRefusal } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { errorOf, FormErrorLine } from './form-error.tsx';
import { resetRefusalText } from './login-rules.ts';
import { SlowLine } from './slow-line.tsx';
import { useTimedError } from './use-timed-error.ts';
import { Ways } from './ways.tsx';
import { whenAgain } from './when-again.ts';

export type ResetContact = { readonly email: string } | { readonly mobile: string };

type ResetMethodProps = {
  words: AuthWords;
  /** The choice made before, for a person who comes back. */
  first: ResetContact | undefined;
  /** Asks for the code; answers why it was not sent. */
  onSend: (contact: ResetContact) => Promise<CallRefusal | undefined>;
};

/** Chooses where the OTP goes: to an email address or a mobile (RESET-01, RESET-02). */
export function ResetMethod(props: ResetMethodProps) {
  const { words } = props;
  const { form, by, choose, email, setEmail, mobile, setMobile, busy, timed, submit } =
    useChoosing(props);
  const field = { onFocus: () => prepareCaptcha('reset'), ...errorOf(timed, by) };

  return (
    <form ref={form} className="auth-form" noValidate onSubmit={submit}>
      <Ways
        label={words.reset.where}
        ways={[
          ['email', words.reset.email],
          ['mobile', words.reset.mobile],
        ]}
        chosen={by}
        onChoose={choose}
      />
      {by === 'email' ? (
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onValue={setEmail}
          {...field}
        />
      ) : (
        <MobileField
          label={words.mobile}
          name="mobile"
          value={mobile}
          onValue={setMobile}
          {...field}
        />
      )}
      <FormErrorLine timed={timed} />
      <Button type="submit" size="lg" busy={busy}>
        {words.sendOtp}
      </Button>
      <SlowLine words={words} busy={busy} />
    </form>
  );
}

/** The way, the address or number, and sending them off; every change forgives what was said. */
function useChoosing({ words, first, onSend }: ResetMethodProps) {
  const [by, setBy] = useState<'email' | 'mobile'>(first && 'mobile' in first ? 'mobile' : 'email');
  const [email, setEmail] = useState(first && 'email' in first ? first.email : '');
  const [mobile, setMobile] = useState(first && 'mobile' in first ? first.mobile : '+91');
  const [busy, during] = useBusy();
  const timed = useTimedError<'email' | 'mobile'>(5000);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(async () => {
      const text = by === 'email' ? checkEmail(email, words) : checkMobile(mobile, words);
      if (text) {
        timed.show({ field: by, text });
        form.current?.querySelector<HTMLInputElement>(`[name=${by}]`)?.focus();
        return;
      }
      timed.clear();
      const refusal = await onSend(by === 'email' ? { email: email.trim() } : { mobile });
      if (!refusal) return 'gone';
      const said = resetRefusalText(refusal.code, words);
      timed.show({ field: null, text: said, note: whenAgain(refusal, words) });
    });
  };
  const forgiving =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      timed.clear();
    };
  return {
    ...{ form, by, email, mobile, busy, timed, submit },
    choose: forgiving(setBy),
    setEmail: forgiving(setEmail),
    setMobile: forgiving(setMobile),
  };
}

function checkEmail(email: string, { checks }: AuthWords): string | undefined {
  if (email.trim() === '') return checks['reset-email-missing'];
  return isEmail(email) ? undefined : checks['invalid-email'];
}

function checkMobile(mobile: string, { checks }: AuthWords): string | undefined {
  if (mobile === '+91') return checks['reset-mobile-missing'];
  return isMobile(mobile) ? undefined : checks['mobile-otp'];
}
