import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { CodeSent } from '#contract/public/code-sent.ts';
import { Button } from '#ui/button.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { useBusy } from '../../browser/use-busy.ts';
import type { CallRefusal } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { errorOf, FormErrorLine } from './form-error.tsx';
import { codeRefusalText, ERROR_SHOWN_MS, type Place } from './login-rules.ts';
import { ResendLine } from './resend-line.tsx';
import { SlowLine } from './slow-line.tsx';
import { useTimedError } from './use-timed-error.ts';
import { whenAgain } from './when-again.ts';

export type TypedCode = { readonly challengeId: string; readonly code: string };

type CodeEntryProps = {
  words: AuthWords;
  place: Place;
  sent: CodeSent;
  /** Seconds until it may be sent again. */
  left: number;
  bySms: boolean;
  /** Says that the code is on its way, and where to. */
  says: string;
  /** The error for fewer than six digits. */
  missing: string;
  /** This screen's own words for a refusal, if it has any. */
  refusalText?: (code: string) => string | undefined;
  submit: string;
  /** Another address or number after all. */
  other: { readonly text: string; readonly onPress: () => void };
  before?: ReactNode;
  after?: ReactNode;
  onResend: () => Promise<CallRefusal | undefined>;
  /** Answers nothing when the code was right: what comes next takes this form's place. */
  onConfirm: (typed: TypedCode) => Promise<CallRefusal | undefined>;
};

/** The six digits that were sent: sent off by themselves when they are all there, each code once. */
export function CodeEntry(props: CodeEntryProps) {
  const { words, sent, left, ...show } = props;
  const { form, code, busy, timed, change, confirm, resend } = useCodeEntry(props);
  return (
    <form
      ref={form}
      className="auth-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void confirm(code);
      }}
    >
      {show.before}
      <p className="form-ok" role="status">
        {show.says}
      </p>
      <OtpField
        key={sent.challengeId}
        label={words.otp}
        name="code"
        bySms={show.bySms}
        value={code}
        onValue={change}
        onComplete={(whole) => void confirm(whole)}
        {...errorOf(timed, 'code')}
      />
      <div className="otp-choices">
        <ResendLine words={words} left={left} onResend={() => void resend()} />
        <button type="button" className="link-btn" onClick={show.other.onPress}>
          {show.other.text}
        </button>
      </div>
      {show.after}
      <FormErrorLine timed={timed} />
      <Button type="submit" size="lg" busy={busy}>
        {show.submit}
      </Button>
      <SlowLine words={words} busy={busy} />
    </form>
  );
}

/** Typing, sending off and asking anew, and what is said when that fails. */
function useCodeEntry({ words, place, sent, onResend, onConfirm, ...show }: CodeEntryProps) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, during] = useBusy();
  const timed = useTimedError<'code'>(ERROR_SHOWN_MS[place]);
  const form = useRef<HTMLFormElement>(null);

  const complain = (text: string) => {
    timed.show({ field: 'code', text });
    const field = form.current?.querySelector<HTMLInputElement>('[name=code]');
    field?.focus();
    // The next digit begins a new code.
    field?.select();
  };
  const textOf = (refusal: CallRefusal) =>
    show.refusalText?.(refusal.code) ?? codeRefusalText(refusal, place, words);
  const refused = (refusal: CallRefusal) => {
    const text = textOf(refusal);
    timed.show({ field: null, text, note: whenAgain(refusal, words) });
  };
  const confirm = (typed: string) =>
    during(async () => {
      if (typed.length !== 6) return complain(show.missing);
      // It would be as wrong as before, and one guess fewer would be left.
      if (typed === wrong) return complain(words.loginErrors['invalid-verification-code']);
      timed.clear();
      const refusal = await onConfirm({ challengeId: sent.challengeId, code: typed });
      if (!refusal) return 'gone';
      if (refusal.code !== 'invalid-verification-code') return refused(refusal);
      setWrong(typed);
      return complain(textOf(refusal));
    });
  const resend = () =>
    during(async () => {
      timed.clear();
      const refusal = await onResend();
      if (refusal) return refused(refusal);
      setCode('');
      setWrong(undefined);
    });
  const change = (value: string) => {
    setCode(value);
    timed.clear();
  };
  return { form, code, busy, timed, change, confirm, resend };
}
