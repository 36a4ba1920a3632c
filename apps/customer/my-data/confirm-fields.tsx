import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useWords } from '#ui/words.tsx';
import { clearRememberedPath, rememberPath } from '../shell/remembered-path.ts';
import { signOut } from '../shell/session.ts';
import type { Confirming, Privacy } from './use-confirming.ts';

type ConfirmFieldsProps = { confirming: Confirming; privacy: Privacy };

/** The proof of a person who has shown once already that they may be here. */
export function ConfirmFields({ confirming, privacy }: ConfirmFieldsProps) {
  const { auth, myData } = useWords();
  const { typed, type, fieldError, sent } = confirming;
  const error = fieldError || undefined;
  if (privacy.confirmBy === 'password') {
    return (
      <PasswordField
        label={myData.password}
        showLabel={auth.showPassword}
        hideLabel={auth.hidePassword}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={typed}
        onValue={type}
        error={error}
      />
    );
  }
  const to = privacy.codeTo ?? '';
  if (privacy.confirmBy === 'code' && !sent) {
    return (
      <div className="by-code">
        <p>{myData.codeGoesTo({ to })}</p>
        <Button look="soft" busy={confirming.sending} onClick={() => void confirming.send()}>
          {myData.sendCode}
        </Button>
      </div>
    );
  }
  if (privacy.confirmBy === 'code' && sent) {
    return (
      <div className="by-code">
        <p role="status">{myData.codeSent({ to })}</p>
        <OtpField
          key={sent.challengeId}
          label={myData.code}
          name="code"
          value={typed}
          onValue={type}
          // The next step is pressed, never set off by the last digit.
          onComplete={() => {}}
          bySms={to.startsWith('+')}
          error={error}
        />
        <Resend key={`${sent.challengeId} again`} at={sent.resendAt} confirming={confirming} />
      </div>
    );
  }
  return privacy.isFresh ? null : <SignInAgain onFailed={confirming.failed} />;
}

function Resend({ at, confirming }: { at: number; confirming: Confirming }) {
  const { myData } = useWords();
  const [now, setNow] = useState(() => performance.now());
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button
      look="soft"
      disabled={seconds > 0}
      busy={confirming.sending}
      onClick={() => void confirming.send()}
    >
      {seconds > 0 ? myData.resendIn({ seconds }) : myData.resend}
    </Button>
  );
}

const HERE = '/main?my-data';

/** Nothing can be asked of such an account here; afterwards the person comes back to where they were. */
function SignInAgain({ onFailed }: { onFailed: (hasFailed: boolean) => void }) {
  const { myData } = useWords();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    onFailed(false);
    const here = location.pathname + location.search + location.hash;
    rememberPath(HERE);
    // The screen may notice first that nobody is signed in any more, and remember where it stands.
    history.replaceState(history.state, '', HERE);
    if (await signOut()) return;
    history.replaceState(history.state, '', here);
    clearRememberedPath();
    onFailed(true);
    setBusy(false);
  };
  return (
    <div className="by-code">
      <p>{myData.signInAgainText}</p>
      <Button look="soft" busy={busy} onClick={() => void again()}>
        {myData.signInAgain}
      </Button>
    </div>
  );
}
