import { type FormEvent, useId, useState } from 'react';
import { openStaffSession } from '#contract/public/open-staff-session.ts';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useSpeech } from '../shell/words.tsx';

/** First the password; nothing is open with it. */
export function Password({ onProven }: { onProven: () => void }) {
  const { words } = useSpeech();
  const says = words.ops.signIn;
  const [who, secret] = [useId(), useId()];
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(async () => {
      const answer = await call(openStaffSession, { identifier, password });
      setError(answer.ok ? undefined : refusalText(answer.refusal, words));
      if (answer.ok) onProven();
    });
  };
  return (
    <form className="o-field" onSubmit={submit}>
      <label htmlFor={who}>{says.identifier}</label>
      <input
        id={who}
        className="o-in"
        autoComplete="username"
        value={identifier}
        onChange={(event) => setIdentifier(event.target.value)}
      />
      <label htmlFor={secret}>{says.password}</label>
      <input
        id={secret}
        className="o-in"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p className="harm" role="alert">
        {error}
      </p>
      <button type="submit" className="o-btn go" aria-busy={busy || undefined}>
        {says.next}
      </button>
    </form>
  );
}
