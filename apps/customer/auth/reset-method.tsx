import { type FormEvent, useRef, useState } from 'react';
import { isEmail } from '#contract/fields/email.ts';
import { isMobile } from '#contract/fields/mobile.ts';
import { Button } from '#ui/button.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AuthWords } from './auth-words.ts';
import { prepareCaptcha } from './captcha.ts';
import { errorOf, FormErrorLine } from './form-error.tsx';
import { useTimedError } from './use-timed-error.ts';

export type ResetContact = { readonly email: string } | { readonly mobile: string };

type ResetMethodProps = {
  words: AuthWords;
  /** Asks for the code; answers what to say when it was refused. */
  onSend: (contact: ResetContact) => Promise<string | undefined>;
};

/** Where the OTP goes: to an email address or a mobile (RESET-01, RESET-02). */
export function ResetMethod({ words, onSend }: ResetMethodProps) {
  const [by, setBy] = useState<'email' | 'mobile'>('email');
  const [email, setEmail] = useState('');
  const [mobile, setMobile] = useState('+91');
  const [busy, setBusy] = useState(false);
  const timed = useTimedError<'email' | 'mobile'>(5000);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const text = by === 'email' ? checkEmail(email, words) : checkMobile(mobile, words);
    if (text) {
      timed.show({ field: by, text });
      return form.current?.querySelector<HTMLInputElement>(`[name=${by}]`)?.focus();
    }
    timed.clear();
    setBusy(true);
    const refused = await onSend(by === 'email' ? { email: email.trim() } : { mobile });
    setBusy(false);
    if (refused) timed.show({ field: null, text: refused });
  };
  const field = { onFocus: () => prepareCaptcha('reset'), ...errorOf(timed, by) };

  return (
    <form ref={form} className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className="ways" aria-label={words.reset.where}>
        {(['email', 'mobile'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === by}
            onClick={() => {
              setBy(one);
              timed.clear();
            }}
          >
            {words.reset[one]}
          </button>
        ))}
      </fieldset>
      {by === 'email' ? (
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onValue={(value) => {
            setEmail(value);
            timed.clear();
          }}
          {...field}
        />
      ) : (
        <MobileField
          label={words.mobile}
          name="mobile"
          value={mobile}
          onValue={(value) => {
            setMobile(value);
            timed.clear();
          }}
          {...field}
        />
      )}
      <FormErrorLine timed={timed} />
      <Button type="submit" size="lg" busy={busy}>
        {words.sendOtp}
      </Button>
    </form>
  );
}

function checkEmail(email: string, { checks }: AuthWords): string | undefined {
  if (email.trim() === '') return checks['reset-email-missing'];
  return isEmail(email) ? undefined : checks['invalid-email'];
}

function checkMobile(mobile: string, { checks }: AuthWords): string | undefined {
  if (mobile === '+91') return checks['reset-mobile-missing'];
  return isMobile(mobile) ? undefined : checks['mobile-otp'];
}
