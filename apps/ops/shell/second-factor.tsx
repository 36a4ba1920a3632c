import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { askPasskey } from '#contract/public/ask-passkey.ts';
import { readStaffSession } from '#contract/public/read-staff-session.ts';
import { showSecondFactor } from '#contract/public/show-second-factor.ts';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { useReading } from '../api/reading.ts';
import { Refused, TextField } from './field.tsx';
import { refusalText } from './refusal-text.ts';
import { useSpeech } from './words.tsx';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Shows the second factor: a passkey where there is one, six digits, or a recovery code. No form of its own: it stands in those of the acts
 * that wait for it, and a browser that submits a form within a form loads the page anew.
 */
export function SecondFactor({ onShown }: { onShown: () => void }) {
  const { words } = useSpeech();
  const says = words.ops.signIn;
  const session = useReading(readStaffSession, {}).value?.session;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const show = (shown: Parameters<typeof call<typeof showSecondFactor>>[1]) =>
    during(async () => {
      const answer = await call(showSecondFactor, shown);
      setError(answer.ok ? undefined : refusalText(answer.refusal, words));
      if (answer.ok) onShown();
    });
  const byPasskey = async () => {
    const asked = await call(askPasskey, {});
    if (!asked.ok) return setError(refusalText(asked.refusal, words));
    const optionsJSON = asked.value.passkey as unknown as Options;
    const response = await startAuthentication({ optionsJSON }).catch(() => undefined);
    if (!response) return setError(says.passkeyNotShown);
    await show({ way: 'passkey', response: { ...response } });
  };
  const submit = () => {
    const typed = code.trim();
    void show({ way: /^\d{6}$/.test(typed) ? 'totp' : 'recovery', code: typed });
  };
  return (
    <div className="o-field">
      <b>{says.second}</b>
      {session?.ways.includes('passkey') && (
        <button type="button" className="o-btn go" onClick={() => void byPasskey()}>
          {says.passkey}
        </button>
      )}
      <TextField
        label={says.code}
        autoComplete="one-time-code"
        inputMode="text"
        value={code}
        onType={setCode}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the act around it, which waits for this.
          event.preventDefault();
          submit();
        }}
      />
      <p className="o-help">{says.codeHelp}</p>
      <Refused text={error} />
      <button type="button" className="o-btn go" aria-busy={busy || undefined} onClick={submit}>
        {says.show}
      </button>
    </div>
  );
}
