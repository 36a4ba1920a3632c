import { useState } from 'react';
import { confirmSelf } from '#contract/applicant/confirm-self.ts';
import { type CallRefusal, call } from '../../browser/call.ts';

/** A Karigar who has a password shows it before a code is sent, unless they have just signed in. */
export function usePasswordFirst(asked: boolean) {
  const [isAsked, setAsked] = useState(asked);
  const [password, setPassword] = useState('');
  /** Nothing when it is right, or not asked for. */
  const show = async (): Promise<CallRefusal | undefined> => {
    if (!isAsked) return undefined;
    const answer = await call(confirmSelf, { password });
    if (!answer.ok) return answer.refusal;
    setPassword('');
    setAsked(false);
    return undefined;
  };
  return { isAsked, password, setPassword, show, askAgain: () => setAsked(true) };
}
