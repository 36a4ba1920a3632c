import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { knowsPasskeys } from '../../browser/passkey.ts';
import { signInByOwnPasskey } from '../../browser/passkey-ceremonies.ts';
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
      const entered = await signInByOwnPasskey(true);
      if (entered.kind === 'given-up') return setError(passkey.notShown);
      if (entered.kind === 'refused') return setError(signInText(entered.refusal, words));
      await signedIn(entered.user);
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
