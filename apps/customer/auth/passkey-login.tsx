import type { PersonView } from '#contract/public/person.ts';
import { Button } from '#ui/button.tsx';
import { knowsPasskeys } from '../../browser/passkey.ts';
import { signInByOwnPasskey } from '../../browser/passkey-ceremonies.ts';
import { useBusy } from '../../browser/use-busy.ts';
import type { AuthWords } from './auth-words.ts';
import { FormErrorLine } from './form-error.tsx';
import { ERROR_SHOWN_MS, otpRefusalText, type Place } from './login-rules.ts';
import { useTimedError } from './use-timed-error.ts';

type PasskeyLoginProps = {
  words: AuthWords;
  place: Place;
  remember: boolean;
  onSignedIn: (user: PersonView) => void;
};

/** Nothing to type: the device shows whose it is. */
export function PasskeyLogin({ words, place, remember, onSignedIn }: PasskeyLoginProps) {
  const [busy, during] = useBusy();
  const timed = useTimedError<never>(ERROR_SHOWN_MS[place]);
  if (!knowsPasskeys()) return null;
  const say = (text: string) => timed.show({ field: null, text });
  const enter = () =>
    during(async () => {
      timed.clear();
      const entered = await signInByOwnPasskey(remember);
      if (entered.kind === 'signed-in') {
        onSignedIn(entered.user);
        return 'gone';
      }
      if (entered.kind === 'given-up') return say(words.passkey.notShown);
      const { code } = entered.refusal;
      say(code === 'passkey-unknown' ? words.passkey.unknown : otpRefusalText(code, place, words));
    });
  return (
    <div className="auth-form">
      <Button look="line" size="lg" busy={busy} onClick={() => void enter()}>
        {words.passkey.login}
      </Button>
      <FormErrorLine timed={timed} />
    </div>
  );
}
