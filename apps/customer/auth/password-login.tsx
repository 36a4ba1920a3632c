import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { identifierTyped } from '#contract/fields/identifier.ts';
import type { PersonView } from '#contract/public/person.ts';
import { signIn } from '#contract/public/sign-in.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBusy } from '../../browser/use-busy.ts';
import { call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { errorOf, FormErrorLine } from './form-error.tsx';
import {
  ERROR_SHOWN_MS,
  firstLoginFailure,
  type LoginField,
  loginRefusalText,
  type Place,
} from './login-rules.ts';
import { useTimedError } from './use-timed-error.ts';
import { whenAgain } from './when-again.ts';

type PasswordLoginProps = {
  words: AuthWords;
  place: Place;
  remember: boolean;
  rememberField: ReactNode;
  /** Known already: only the password is missing. */
  first: string | undefined;
  onSignedIn: (user: PersonView) => void;
};

/** The address or number, and its password. */
export function PasswordLogin(props: PasswordLoginProps) {
  const { words, rememberField } = props;
  const { form, typed, change, busy, timed, submit } = useSigningIn(props);
  return (
    <form ref={form} className="auth-form" noValidate onSubmit={submit}>
      <TextField
        label={words.emailOrMobile}
        help={words.emailOrMobileHelp}
        name="identifier"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        maxLength={254}
        value={typed.identifier}
        onValue={(identifier) => change({ identifier })}
        {...errorOf(timed, 'identifier')}
      />
      <PasswordField
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={typed.password}
        onValue={(password) => change({ password })}
        {...errorOf(timed, 'password')}
      />
      {rememberField}
      <FormErrorLine timed={timed} />
      <Button type="submit" size="lg" busy={busy}>
        {words.login}
      </Button>
    </form>
  );
}

function useSigningIn({ words, place, remember, first, onSignedIn }: PasswordLoginProps) {
  const [typed, setTyped] = useState({ identifier: first ?? '', password: '' });
  const [busy, during] = useBusy();
  const timed = useTimedError<LoginField>(ERROR_SHOWN_MS[place]);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (first) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [first]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(async () => {
      const failure = firstLoginFailure(typed, place, words);
      if (failure) {
        timed.show(failure);
        form.current?.querySelector<HTMLInputElement>(`[name=${failure.field}]`)?.focus();
        return;
      }
      timed.clear();
      const identifier = identifierTyped(typed.identifier);
      const answer = await call(signIn, { ...typed, identifier, remember });
      if (answer.ok) {
        onSignedIn(answer.value.user);
        return 'gone';
      }
      const text = loginRefusalText(answer.refusal.code, place, words);
      timed.show({ field: null, text, note: whenAgain(answer.refusal, words) });
    });
  };
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    timed.clear();
  };
  return { form, typed, change, busy, timed, submit };
}
