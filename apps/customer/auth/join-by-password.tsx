import { type FormEvent, useRef, useState } from 'react';
import { joinByPassword } from '#contract/customer/join-by-password.ts';
import type { PersonView } from '#contract/public/person.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useBusy } from '../../browser/use-busy.ts';
import { call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { errorOf, FormErrorLine } from './form-error.tsx';
import { ERROR_SHOWN_MS, joinRefusalText, type Place } from './login-rules.ts';
import { useTimedError } from './use-timed-error.ts';
import { whenAgain } from './when-again.ts';

type JoinByPasswordProps = { words: AuthWords; place: Place; onJoined: (user: PersonView) => void };

export function JoinByPassword({ words, place, onJoined }: JoinByPasswordProps) {
  const [password, setPassword] = useState('');
  const [busy, during] = useBusy();
  const timed = useTimedError<'password'>(ERROR_SHOWN_MS[place]);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(async () => {
      if (password === '') {
        timed.show({ field: 'password', text: words.checks['password-missing'] });
        form.current?.querySelector('input')?.focus();
        return;
      }
      timed.clear();
      const answer = await call(joinByPassword, { password });
      if (answer.ok) {
        onJoined(answer.value.user);
        return 'gone';
      }
      const text = joinRefusalText(answer.refusal.code, place, words);
      timed.show({ field: null, text, note: whenAgain(answer.refusal, words) });
    });
  };

  return (
    <form ref={form} className="auth-form" noValidate onSubmit={submit}>
      <PasswordField
        label={words.join.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onValue={(value) => {
          setPassword(value);
          timed.clear();
        }}
        {...errorOf(timed, 'password')}
      />
      <FormErrorLine timed={timed} />
      <Button type="submit" size="lg" busy={busy}>
        {words.join.goOn}
      </Button>
    </form>
  );
}
