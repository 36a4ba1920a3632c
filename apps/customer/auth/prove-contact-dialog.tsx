import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { confirmContactCode } from '#contract/customer/confirm-contact-code.ts';
import { readProfile } from '#contract/customer/read-profile.ts';
import { requestContactCode } from '#contract/customer/request-contact-code.ts';
import type { CodeSent } from '#contract/public/code-sent.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { useBusy } from '../../browser/use-busy.ts';
import { useCountdown } from '../../browser/use-countdown.ts';
import { type CallRefusal, call } from '../api/call.ts';
import { userChanged } from '../shell/session.ts';
import { CodeEntry, type TypedCode } from './code-entry.tsx';
import { FormErrorLine } from './form-error.tsx';
import { ERROR_SHOWN_MS, otpRefusalText } from './login-rules.ts';
import { SuccessTick } from './success-tick.tsx';
import { useTimedError } from './use-timed-error.ts';
import { whenAgain } from './when-again.ts';
import './auth-form.css';
import './prove-contact.css';

type ProveContactDialogProps = {
  contact: 'email' | 'mobile';
  to: string;
  onClose: () => void;
};

/**
 * A mobile or address that was only typed becomes proven by the code that is sent to it; it can always wait (ruling
 * R20).
 */
export default function ProveContactDialog({ contact, to, onClose }: ProveContactDialogProps) {
  const { auth, everyday } = useWords();
  const words = auth.prove[contact];
  const title = useId();
  const { sent, proven, resend, refusalText, send, confirm } = useProving(contact, to);
  return (
    <Dialog labelledBy={title} onClose={onClose} className="prove-contact">
      <DialogHead id={title} title={words.title} closeLabel={everyday.close} onClose={onClose} />
      <div className="dialog-body">
        {proven ? (
          <>
            <SuccessTick text={words.done} />
            <Button size="lg" onClick={onClose}>
              {everyday.close}
            </Button>
          </>
        ) : sent ? (
          <CodeEntry
            words={auth}
            place="screen"
            sent={sent}
            left={resend.left}
            bySms={contact === 'mobile'}
            says={contact === 'mobile' ? auth.otpSent : auth.prove.email.sent({ to })}
            after={contact === 'mobile' && <p>{auth.prove.mobile.firm}</p>}
            missing={auth.checks['reset-otp']}
            refusalText={refusalText}
            submit={auth.prove.verify}
            other={{ text: auth.prove.later, onPress: onClose }}
            onResend={send}
            onConfirm={confirm}
          />
        ) : (
          <Offer
            text={words.text({ to })}
            icon={contact === 'mobile' ? 'phone' : 'mail'}
            refusalText={refusalText}
            onSend={send}
            onLater={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Sends the code and takes it back. */
function useProving(contact: 'email' | 'mobile', to: string) {
  const { auth, refusals } = useWords();
  const [sent, setSent] = useState<CodeSent>();
  const [proven, setProven] = useState(false);
  const resend = useCountdown();
  const queries = useQueryClient();
  const refusalText = (code: string): string | undefined => {
    if (code === 'operation-not-allowed') return auth.prove.cannotSend;
    const own = ['mobile-already-in-use', 'email-already-in-use', 'too-many-requests'] as const;
    const known = own.find((one) => one === code);
    return known && refusals[known];
  };

  const send = async (): Promise<CallRefusal | undefined> => {
    const input = contact === 'email' ? { email: to } : { mobile: to };
    const answer = await call(requestContactCode, input);
    if (!answer.ok) return answer.refusal;
    setSent(answer.value);
    resend.begin(answer.value.resendAfterSeconds);
    return undefined;
  };
  const confirm = async (typed: TypedCode): Promise<CallRefusal | undefined> => {
    const answer = await call(confirmContactCode, typed);
    if (!answer.ok) return answer.refusal;
    setProven(true);
    userChanged(answer.value.user);
    void queries.invalidateQueries({ queryKey: [readProfile.name] });
    return undefined;
  };
  return { sent, proven, resend, refusalText, send, confirm };
}

type OfferProps = {
  text: string;
  icon: 'phone' | 'mail';
  refusalText: (code: string) => string | undefined;
  onSend: () => Promise<CallRefusal | undefined>;
  onLater: () => void;
};

function Offer({ text, icon, refusalText, onSend, onLater }: OfferProps) {
  const { auth } = useWords();
  const [busy, during] = useBusy();
  const timed = useTimedError<never>(ERROR_SHOWN_MS.screen);
  const send = () =>
    during(async () => {
      timed.clear();
      const refusal = await onSend();
      if (!refusal) return 'gone';
      const said = refusalText(refusal.code) ?? otpRefusalText(refusal.code, 'screen', auth);
      timed.show({ field: null, text: said, note: whenAgain(refusal, auth) });
    });
  return (
    <div className="auth-form">
      <p className="why">
        <Icon name={icon} />
        <span>{text}</span>
      </p>
      <FormErrorLine timed={timed} />
      <Button size="lg" busy={busy} onClick={() => void send()}>
        {auth.sendOtp}
      </Button>
      <Button look="soft" onClick={onLater}>
        {auth.prove.later}
      </Button>
    </div>
  );
}
