import { type FormEvent, useState } from 'react';
import type { CodeSent } from '#contract/public/code-sent.ts';
import { verifyResetCode } from '#contract/public/verify-reset-code.ts';
import { Button } from '#ui/button.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { errorOf, FormErrorLine } from './form-error.tsx';
import { otpRefusalText } from './login-rules.ts';
import { ResendLine } from './resend-line.tsx';
import { useTimedError } from './use-timed-error.ts';

type ResetCodeProps = {
  words: AuthWords;
  to: string;
  sent: CodeSent;
  left: number;
  onResend: () => Promise<string | undefined>;
  onOther: () => void;
  onVerified: (token: string) => void;
};

/** The six digits, really verified (RESET-03, RESET-07). */
export function ResetCode({
  words,
  to,
  sent,
  left,
  onResend,
  onOther,
  onVerified,
}: ResetCodeProps) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const timed = useTimedError<'code'>(5000);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.length !== 6) return timed.show({ field: 'code', text: words.checks['reset-otp'] });
    timed.clear();
    setBusy(true);
    const answer = await call(verifyResetCode, { challengeId: sent.challengeId, code });
    if (answer.ok) return onVerified(answer.value.resetToken);
    setBusy(false);
    const refused = answer.refusal.code;
    const field = refused === 'invalid-verification-code' ? 'code' : null;
    timed.show({ field, text: otpRefusalText(refused, 'screen', words) });
  };
  const resend = async () => {
    setCode('');
    const text = await onResend();
    if (text) timed.show({ field: null, text });
  };

  return (
    <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      <p className="form-ok" role="status">
        {words.reset.sent({ to })}
      </p>
      <OtpField
        key={sent.challengeId}
        label={words.otp}
        name="code"
        value={code}
        onValue={(value) => {
          setCode(value);
          timed.clear();
        }}
        {...errorOf(timed, 'code')}
      />
      <div className="otp-choices">
        <ResendLine words={words} left={left} onResend={() => void resend()} />
        <button type="button" className="link-btn" onClick={onOther}>
          {words.reset.other}
        </button>
      </div>
      <FormErrorLine timed={timed} />
      <Button type="submit" size="lg" busy={busy}>
        {words.reset.verify}
      </Button>
    </form>
  );
}
