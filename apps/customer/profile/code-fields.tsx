import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '#ui/words.tsx';
import type { Contact, SentCode } from './use-codes.ts';
import type { useEditProfile } from './use-edit-profile.ts';

const CODE_DIGITS = 6;

/** One field for each code that has been sent: to the new address, to the new mobile, or both (ruling R8). */
export function CodeFields({ edit }: { edit: ReturnType<typeof useEditProfile> }) {
  return edit.asked.map((contact, index) => {
    const sent = edit.codes.sent[contact];
    return sent && <CodeField key={contact} {...{ contact, sent, edit }} first={index === 0} />;
  });
}

type CodeFieldProps = {
  contact: Contact;
  sent: SentCode;
  edit: ReturnType<typeof useEditProfile>;
  first: boolean;
};

function CodeField({ contact, sent, edit, first }: CodeFieldProps) {
  const { profile } = useWords();
  return (
    <div className="code-field">
      <p>{profile.codeSent({ to: sent.to })}</p>
      <TextField
        label={contact === 'email' ? profile.codeForEmail : profile.codeForMobile}
        className="num"
        value={edit.codes.typed[contact] ?? ''}
        onValue={(text) => edit.typeCode(contact, digitsOf(text))}
        error={edit.codeErrors[contact]}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={first}
      />
      <Resend
        key={sent.challengeId}
        at={sent.resendAt}
        onResend={() => void edit.resend(contact)}
      />
    </div>
  );
}

function Resend({ at, onResend }: { at: number; onResend: () => void }) {
  const { profile } = useWords();
  const [now, setNow] = useState(() => performance.now());
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button look="soft" disabled={seconds > 0} onClick={onResend}>
      {seconds > 0 ? profile.resendIn({ seconds }) : profile.resend}
    </Button>
  );
}

const digitsOf = (text: string): string =>
  text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/\D/g, '')
    .slice(0, CODE_DIGITS);
