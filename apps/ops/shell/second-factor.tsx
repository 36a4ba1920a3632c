import { startAuthentication } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
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

/** Shows the second factor: a passkey where there is one, six digits, or a recovery code. */
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It may stand in the form of the act that waits for it, which would be sent a second time.
    event.stopPropagation();
    const typed = code.trim();
    void show({ way: /^\d{6}$/.test(typed) ? 'totp' : 'recovery', code: typed });
  };
  return (
    <form className="o-field" onSubmit={submit}>
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
      />
      <p className="o-help">{says.codeHelp}</p>
      <Refused text={error} />
      <button type="submit" className="o-btn go" aria-busy={busy || undefined}>
        {says.show}
      </button>
    </form>
  );
}
