import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { addSecondFactor } from '#contract/public/add-second-factor.ts';
import { beginSecondFactor } from '#contract/public/begin-second-factor.ts';
import type { SecondFactor } from '#contract/staff.ts';
import { call } from '../../browser/call.ts';
import { Refused } from '../shell/field.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { useSpeech } from '../shell/words.tsx';
import { Authenticator, type Totp } from './authenticator.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** The first second factor: a passkey, or an authenticator app; then the codes for the day on which it is lost. */
export function Enrol({ onDone }: { onDone: () => void }) {
  const { words } = useSpeech();
  const says = words.ops.signIn;
  const [totp, setTotp] = useState<Totp>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [error, setError] = useState<string>();
  const begin = async (way: SecondFactor) => {
    const begun = await call(beginSecondFactor, { way });
    if (!begun.ok) return setError(refusalText(begun.refusal, words));
    if (begun.value.totp) return setTotp(begun.value.totp);
    const optionsJSON = begun.value.passkey as unknown as Options;
    const response = await startRegistration({ optionsJSON }).catch(() => undefined);
    if (!response) return setError(says.passkeyNotShown);
    await add({ way: 'passkey', response: { ...response } });
  };
  const add = async (shown: Parameters<typeof call<typeof addSecondFactor>>[1]) => {
    const answer = await call(addSecondFactor, shown);
    if (!answer.ok) return setError(refusalText(answer.refusal, words));
    setError(undefined);
    if (answer.value.recoveryCodes) setCodes(answer.value.recoveryCodes);
    else onDone();
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <div className="o-field">
      <b>{says.enrol}</b>
      <p className="o-help">{says.enrolText}</p>
      {!totp && (
        <>
          <button type="button" className="o-btn go" onClick={() => void begin('passkey')}>
            {says.addPasskey}
          </button>
          <button type="button" className="o-btn" onClick={() => void begin('totp')}>
            {says.addTotp}
          </button>
        </>
      )}
      {totp && <Authenticator totp={totp} onCode={(code) => void add({ way: 'totp', code })} />}
      <Refused text={error} />
    </div>
  );
}
