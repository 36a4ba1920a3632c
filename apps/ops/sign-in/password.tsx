import { type FormEvent, useState } from 'react';
import { identifierTyped } from '#contract/fields/identifier.ts';
import { openStaffSession } from '#contract/public/open-staff-session.ts';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { Refused, TextField } from '../shell/field.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { useSpeech } from '../shell/words.tsx';

/** First the password; nothing is open with it. */
export function Password({ onProven }: { onProven: () => void }) {
  const { words } = useSpeech();
  const says = words.ops.signIn;
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(async () => {
      const answer = await call(openStaffSession, {
        identifier: identifierTyped(identifier),
        password,
      });
      setError(answer.ok ? undefined : refusalText(answer.refusal, words));
      if (answer.ok) onProven();
    });
  };
  return (
    <form className="o-field" onSubmit={submit}>
      <TextField
        label={says.identifier}
        autoComplete="username"
        value={identifier}
        onType={setIdentifier}
      />
      <TextField
        label={says.password}
        type="password"
        autoComplete="current-password"
        value={password}
        onType={setPassword}
      />
      <Refused text={error} />
      <button type="submit" className="o-btn go" aria-busy={busy || undefined}>
        {says.next}
      </button>
    </form>
  );
}
