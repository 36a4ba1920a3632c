import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import type { beginSecondFactor } from '#contract/public/begin-second-factor.ts';
import { TextField } from '../shell/field.tsx';
import { useSpeech } from '../shell/words.tsx';

export type Totp = NonNullable<OutputOf<typeof beginSecondFactor>['totp']>;

/** The picture that an authenticator app photographs, and the first code that it shows. */
export function Authenticator({ totp, onCode }: { totp: Totp; onCode: (code: string) => void }) {
  const { signIn: says } = useSpeech().words.ops;
  const [code, setCode] = useState('');
  const { size, path } = totp.picture;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCode(code.trim());
  };
  return (
    <form className="o-field" onSubmit={submit}>
      <svg className="o-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={says.picture}>
        <path d={path} stroke="#000" />
      </svg>
      <p className="o-help">{says.typeInstead}</p>
      <code className="mono">{totp.secret}</code>
      <TextField
        label={says.sixDigits}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onType={setCode}
      />
      <button type="submit" className="o-btn go">
        {says.add}
      </button>
    </form>
  );
}
