import { useState } from 'react';
import { changePayee } from '#contract/applicant/change-payee.ts';
import { readPayee } from '#contract/applicant/read-payee.ts';
import { requestPayeeCode } from '#contract/applicant/request-payee-code.ts';
import type { CodeSent } from '#contract/public/code-sent.ts';
import { Button } from '#ui/button.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { type CallRefusal, call } from '../../browser/call.ts';
import { preventing } from '../../browser/preventing.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { useCountdown } from '../../browser/use-countdown.ts';
import { putAnswer } from '../api/reading.ts';
import { PayeeFields, type PayeeTyped, payeeInput } from '../shell/payee-fields.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';
import { usePasswordFirst } from './use-password-first.ts';

const NOTHING: PayeeTyped = { payBy: 'upi', upiAddress: '', bankAccount: '', ifsc: '' };

type ChangePayeeProps = { codeTo: string | null; askPassword: boolean };

/**
 * The new account and the password, where there is one, then the code that was sent to the Karigar's mobile: only all
 * together change anything.
 */
export function ChangePayee({ codeTo, askPassword }: ChangePayeeProps) {
  const words = useWords();
  const { payee } = words.work;
  const changing = usePayeeChange(askPassword);
  const { typed, type, sent, code, setCode, refusal, busy, errorOf } = changing;
  const isEmpty = typed.payBy === 'upi' ? typed.upiAddress === '' : typed.bankAccount === '';
  const isAtField = ['upiAddress', 'bankAccount', 'ifsc'].some((name) => errorOf(name));
  if (codeTo === null) return <p className="k-lead">{payee.noMobile}</p>;
  return (
    <form className="k-card k-form" noValidate onSubmit={changing.submit}>
      <h2>{payee.change}</h2>
      <p>{payee.changeText}</p>
      <PayeeFields typed={typed} errorOf={errorOf} type={type} />
      {changing.first.isAsked && !sent && <Password first={changing.first} />}
      {sent && (
        <>
          <p role="status">{payee.codeSent({ mobile: codeTo })}</p>
          <OtpField
            key={sent.challengeId}
            label={payee.code}
            name="code"
            bySms
            value={code}
            onValue={setCode}
            onComplete={(whole) => void changing.confirm(whole)}
          />
        </>
      )}
      <p className="k-said" role="alert">
        {refusal && !isAtField && refusalText(refusal, words)}
      </p>
      <Button type="submit" size="lg" busy={busy} disabled={isEmpty}>
        {sent ? payee.confirm : payee.sendCode}
      </Button>
      {sent && <Resend left={changing.resend.left} onAgain={() => void changing.send()} />}
    </form>
  );
}

/** The account that is typed, and the code that proves who types it. */
function usePayeeChange(askPassword: boolean) {
  const words = useWords();
  const { payee } = words.work;
  const [typed, setTyped] = useState(NOTHING);
  const [sent, setSent] = useState<CodeSent>();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<CallRefusal>();
  const [busy, during] = useBusy();
  const resend = useCountdown();
  const first = usePasswordFirst(askPassword);
  const askPasswordAgain = () => {
    first.askAgain();
    setSent(undefined);
  };
  const send = () =>
    during(async () => {
      setRefusal(undefined);
      const wrong = await first.show();
      if (wrong) return setRefusal(wrong);
      const answer = await call(requestPayeeCode, {});
      if (!answer.ok) {
        if (answer.refusal.code === 'confirmation-needed') askPasswordAgain();
        return setRefusal(answer.refusal);
      }
      setCode('');
      setSent(answer.value);
      resend.begin(answer.value.resendAfterSeconds);
    });
  const confirm = (whole: string) =>
    during(async () => {
      if (!sent) return;
      setRefusal(undefined);
      const proof = { challengeId: sent.challengeId, code: whole };
      const answer = await call(changePayee, { ...payeeInput(typed), ...proof });
      if (!answer.ok) return setRefusal(answer.refusal);
      toast(payee.changed);
      setTyped(NOTHING);
      setSent(undefined);
      putAnswer(readPayee, {}, answer.value);
    });
  const submit = preventing(() => (sent ? confirm(code) : send()));
  const errorOf = (...names: string[]) => {
    const field = names.map((name) => refusal?.fields?.[name]).find(Boolean);
    return field && refusalText({ code: field }, words);
  };
  const type = (part: Partial<PayeeTyped>) => {
    setTyped({ ...typed, ...part });
    setRefusal(undefined);
  };
  return {
    ...{ typed, type, sent, code, setCode, refusal, busy, resend, first },
    ...{ send, confirm, submit, errorOf },
  };
}

function Password({ first }: { first: ReturnType<typeof usePasswordFirst> }) {
  const { work, karigar } = useWords();
  return (
    <TextField
      label={karigar.signIn.password}
      help={work.payee.passwordText}
      name="password"
      type="password"
      autoComplete="current-password"
      value={first.password}
      onValue={first.setPassword}
    />
  );
}

function Resend({ left, onAgain }: { left: number; onAgain: () => void }) {
  const { signIn } = useWords().karigar;
  if (left > 0) return <span className="num">{signIn.resendIn({ seconds: left })}</span>;
  return (
    <button type="button" className="link-btn" onClick={onAgain}>
      {signIn.resend}
    </button>
  );
}
