import { useState } from 'react';
import type { readPrivacy } from '#contract/customer/read-privacy.ts';
import { requestOwnCode } from '#contract/customer/request-own-code.ts';
import type { OutputOf } from '#contract/operation.ts';
import { useWords } from '#ui/words.tsx';
import { type CallRefusal, call } from '../api/call.ts';

export type Privacy = OutputOf<typeof readPrivacy>;
export type Confirming = ReturnType<typeof useConfirming>;

type Sent = { readonly challengeId: string; readonly resendAt: number };

/** About the field itself; everything else is said beside the button. */
const OF_THE_FIELD = ['wrong-password', 'invalid-verification-code', 'otp-session-expired'];

/** Showing once more that it is oneself who asks: by the password, a code, or a sign-in of a moment ago. */
export function useConfirming({ confirmBy, isFresh }: Pick<Privacy, 'confirmBy' | 'isFresh'>) {
  const { refusals } = useWords();
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<Sent>();
  const [sending, setSending] = useState(false);
  const [fieldError, setFieldError] = useState('');
  const [trouble, setTrouble] = useState('');
  const say = (code: string) =>
    refusals[code as keyof typeof refusals] ?? refusals['internal-error'];

  return {
    confirmBy,
    isFresh,
    typed,
    type: (text: string) => {
      setTyped(text);
      setFieldError('');
    },
    sent,
    sending,
    fieldError,
    trouble,
    send: async () => {
      setTrouble('');
      setSending(true);
      const answer = await call(requestOwnCode, {});
      setSending(false);
      if (!answer.ok) return setTrouble(say(answer.refusal.code));
      const { challengeId, resendAfterSeconds } = answer.value;
      setTyped('');
      setFieldError('');
      setSent({ challengeId, resendAt: performance.now() + resendAfterSeconds * 1000 });
    },
    /** The proof to send along, or nothing while something is missing, which is then said. */
    proof: (): { password?: string; challengeId?: string; code?: string } | undefined => {
      setTrouble('');
      if (confirmBy === 'sign-in') return {};
      if (confirmBy === 'password') {
        if (typed) return { password: typed };
        setFieldError(refusals['password-missing']);
        return undefined;
      }
      if (!sent) {
        setTrouble(refusals['confirmation-needed']);
        return undefined;
      }
      if (/^\d{6}$/.test(typed)) return { challengeId: sent.challengeId, code: typed };
      setFieldError(refusals['missing-verification-code']);
      return undefined;
    },
    /** Something else than the showing itself has gone wrong, or is tried again. */
    failed: (hasFailed: boolean) => setTrouble(hasFailed ? refusals['internal-error'] : ''),
    refused: ({ code }: CallRefusal) => {
      if (OF_THE_FIELD.includes(code)) setFieldError(say(code));
      else setTrouble(say(code));
    },
  };
}
