import { type FormEvent, useEffect, useRef, useState } from 'react';
import { joinByPassword } from '#contract/customer/join-by-password.ts';
import type { PersonView } from '#contract/public/person.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { errorOf, FormErrorLine } from './form-error.tsx';
import { ERROR_SHOWN_MS, otpRefusalText, type Place } from './login-rules.ts';
import { useTimedError } from './use-timed-error.ts';

type JoinOfferProps = {
  words: AuthWords;
  place: Place;
  mine: PersonView;
  onGoOn: (user: PersonView) => void;
};

/** Another account claims the mobile that was just proven: whoever has its password goes on in it (ruling R20). */
export function JoinOffer({ words, place, mine, onGoOn }: JoinOfferProps) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const timed = useTimedError<'password'>(ERROR_SHOWN_MS[place]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (password === '')
      return timed.show({ field: 'password', text: words.checks['password-missing'] });
    setBusy(true);
    const answer = await call(joinByPassword, { password });
    if (answer.ok) return onGoOn(answer.value.user);
    setBusy(false);
    timed.show({ field: null, text: otpRefusalText(answer.refusal.code, place, words) });
  };

  return (
    <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <h3 ref={heading} tabIndex={-1} className="join-title">
          {words.join.title}
        </h3>
        <p>{words.join.text}</p>
      </div>
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
      <Button look="soft" onClick={() => onGoOn(mine)}>
        {words.join.noThanks}
      </Button>
    </form>
  );
}
