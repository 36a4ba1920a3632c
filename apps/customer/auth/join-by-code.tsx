import { type FormEvent, useRef, useState } from 'react';
import { confirmJoinCode } from '#contract/customer/confirm-join-code.ts';
import { requestJoinCode } from '#contract/customer/request-join-code.ts';
import { isEmail } from '#contract/fields/email.ts';
import type { CodeSent } from '#contract/public/code-sent.ts';
import type { PersonView } from '#contract/public/person.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBusy } from '../../browser/use-busy.ts';
import { useCountdown } from '../../browser/use-countdown.ts';
import { type CallRefusal, call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { CodeEntry, type TypedCode } from './code-entry.tsx';
import { errorOf, FormErrorLine } from './form-error.tsx';
import { ERROR_SHOWN_MS, joinRefusalText, type Place } from './login-rules.ts';
import { useTimedError } from './use-timed-error.ts';
import { whenAgain } from './when-again.ts';

type JoinByCodeProps = {
  words: AuthWords;
  place: Place;
  onJoined: (user: PersonView, passwordRemoved: boolean) => void;
};

/** Sends a code to the e-mail address that the person names; whether an account has it is not told, only used. */
export function JoinByCode({ words, place, onJoined }: JoinByCodeProps) {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<CodeSent>();
  const resend = useCountdown();

  const send = async (): Promise<CallRefusal | undefined> => {
    const answer = await call(requestJoinCode, { email: email.trim() });
    if (!answer.ok) return answer.refusal;
    setSent(answer.value);
    resend.begin(answer.value.resendAfterSeconds);
    return undefined;
  };
  const confirm = async (typed: TypedCode): Promise<CallRefusal | undefined> => {
    const answer = await call(confirmJoinCode, typed);
    if (!answer.ok) return answer.refusal;
    onJoined(answer.value.user, answer.value.passwordRemoved);
    return undefined;
  };

  if (!sent) return <AskForCode {...{ words, place, email, setEmail, send }} />;
  return (
    <CodeEntry
      {...{ words, place, sent }}
      bySms={false}
      left={resend.left}
      says={words.join.sent({ to: email.trim() })}
      missing={words.checks['reset-otp']}
      submit={words.join.goOn}
      other={{ text: words.join.otherEmail, onPress: () => setSent(undefined) }}
      onResend={send}
      onConfirm={confirm}
    />
  );
}

type AskForCodeProps = Pick<JoinByCodeProps, 'words' | 'place'> & {
  email: string;
  setEmail: (email: string) => void;
  send: () => Promise<CallRefusal | undefined>;
};

function AskForCode({ words, place, email, setEmail, send }: AskForCodeProps) {
  const [busy, during] = useBusy();
  const timed = useTimedError<'email'>(ERROR_SHOWN_MS[place]);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void during(async () => {
      if (!isEmail(email)) {
        const missing = email.trim() === '';
        const text = words.checks[missing ? 'reset-email-missing' : 'invalid-email'];
        timed.show({ field: 'email', text });
        form.current?.querySelector('input')?.focus();
        return;
      }
      timed.clear();
      const refusal = await send();
      if (!refusal) return 'gone';
      const text = joinRefusalText(refusal.code, place, words);
      timed.show({ field: null, text, note: whenAgain(refusal, words) });
    });
  };
  return (
    <form ref={form} className="auth-form" noValidate onSubmit={submit}>
      <TextField
        label={words.join.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onValue={(value) => {
          setEmail(value);
          timed.clear();
        }}
        {...errorOf(timed, 'email')}
      />
      <FormErrorLine timed={timed} />
      <Button type="submit" size="lg" busy={busy}>
        {words.sendOtp}
      </Button>
    </form>
  );
}
