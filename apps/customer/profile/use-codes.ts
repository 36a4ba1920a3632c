import { useState } from 'react';
import { requestContactCode } from '#contract/customer/request-contact-code.ts';
import { type CallRefusal, call } from '../api/call.ts';

export type Contact = 'email' | 'mobile';
export type Contacts = Partial<Record<Contact, string>>;
export type SentCode = {
  readonly to: string;
  readonly challengeId: string;
  /** As `performance.now()` counts. */
  readonly resendAt: number;
};
type Sent = Partial<Record<Contact, SentCode>>;
type NotSent = { readonly contact: Contact; readonly refusal: CallRefusal };

/** The codes that are on their way to a new address or mobile, and what has been typed of them. */
export function useCodes() {
  const [sent, setSent] = useState<Sent>({});
  const [typed, setTyped] = useState<Contacts>({});

  const send = async (contact: Contact, to: string): Promise<NotSent | undefined> => {
    const input = contact === 'email' ? { email: to } : { mobile: to };
    const answer = await call(requestContactCode, input);
    if (!answer.ok) return { contact, refusal: answer.refusal };
    const { challengeId, resendAfterSeconds } = answer.value;
    const resendAt = performance.now() + resendAfterSeconds * 1000;
    setSent((before) => ({ ...before, [contact]: { to, challengeId, resendAt } }));
    setTyped((before) => ({ ...before, [contact]: '' }));
    return undefined;
  };
  return {
    sent,
    typed,
    type: (contact: Contact, code: string) => setTyped({ ...typed, [contact]: code }),
    send,
    /** To each that has none yet: who goes back and comes again need not be sent another. */
    sendMissing: async (contacts: Contacts): Promise<NotSent | undefined> => {
      for (const contact of ['email', 'mobile'] as const) {
        const to = contacts[contact];
        if (!to || sent[contact]?.to === to) continue;
        const trouble = await send(contact, to);
        if (trouble) return trouble;
      }
      return undefined;
    },
    proofOf: (contact: Contact) => {
      const one = sent[contact];
      return one && { challengeId: one.challengeId, code: typed[contact] ?? '' };
    },
  };
}
