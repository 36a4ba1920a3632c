import { useState } from 'react';
import { beginPasskeySignIn } from '#contract/public/begin-passkey-sign-in.ts';
import { signInByPasskey } from '#contract/public/sign-in-by-passkey.ts';
import { Button } from '#ui/button.tsx';
import { call } from '../../browser/call.ts';
import { knowsPasskeys, showPasskey } from '../../browser/passkey.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { signedIn } from '../shell/session.ts';
import { useWords } from '../shell/words.tsx';
import { signInText } from './sign-in-text.ts';

/** Without an SMS and without anything to type. */
export function ByPasskey() {
  const words = useWords();
  const { passkey } = words.karigar.signIn;
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  if (!knowsPasskeys()) return null;
  const enter = () =>
    during(async () => {
      setError(undefined);
      const asked = await call(beginPasskeySignIn, {});
      if (!asked.ok) return setError(signInText(asked.refusal, words));
      const response = await showPasskey(asked.value.passkey);
      if (!response) return setError(passkey.notShown);
      const answer = await call(signInByPasskey, { response, remember: true });
      if (!answer.ok) return setError(signInText(answer.refusal, words));
      await signedIn(answer.value.user);
      return 'gone';
    });
  return (
    <div className="k-stack">
      <Button look="line" busy={busy} onClick={() => void enter()}>
        {passkey.login}
      </Button>
      <p className="k-said" role="alert">
        {error}
      </p>
    </div>
  );
}
