import { useState } from 'react';
import { identifierTyped } from '#contract/fields/identifier.ts';
import { signIn as signInOperation } from '#contract/public/sign-in.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { call } from '../../browser/call.ts';
import { preventing } from '../../browser/preventing.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { signedIn } from '../shell/session.ts';
import { useWords } from '../shell/words.tsx';
import { signInText } from './sign-in-text.ts';

/** For whoever has a password, and where no SMS arrives. */
export function ByPassword() {
  const words = useWords();
  const { signIn } = words.karigar;
  const [identifier, setIdentifier] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const submit = () =>
    during(async () => {
      if (!identifier.trim() || !password) return setError(signIn.fieldsMissing);
      const answer = await call(signInOperation, {
        identifier: identifierTyped(identifier),
        password,
        remember: true,
      });
      if (!answer.ok) return setError(signInText(answer.refusal, words));
      await signedIn(answer.value.user);
      return 'gone';
    });
  return (
    <form className="k-form" noValidate onSubmit={preventing(submit)}>
      <TextField
        label={signIn.identifier}
        name="identifier"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        value={identifier}
        onValue={setIdentifier}
      />
      <TextField
        label={signIn.password}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={error}
        onValue={(value) => {
          setPassword(value);
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" busy={busy}>
        {signIn.confirm}
      </Button>
    </form>
  );
}
