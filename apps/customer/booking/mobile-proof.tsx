import { useState } from 'react';
import { claimMobile } from '#contract/customer/claim-mobile.ts';
import { confirmContactCode } from '#contract/customer/confirm-contact-code.ts';
import { requestContactCode } from '#contract/customer/request-contact-code.ts';
import type { CodeSent } from '#contract/public/code-sent.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { useWords } from '#ui/words.tsx';
import { useBusy } from '../../browser/use-busy.ts';
import { useCountdown } from '../../browser/use-countdown.ts';
import { type CallRefusal, call } from '../api/call.ts';
import { userChanged } from '../shell/session.ts';
import type { Booking } from './use-booking.ts';
import './mobile-proof.css';

/**
 * Asked once an account, before the first booking that is paid in cash: a code shows that the mobile is the customer's
 * own (ruling R40). A customer who pays by UPI or card never sees it.
 */
export function MobileProof({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const { toProve, mobile } = booking;
  const [asked, setAsked] = useState(false);
  if (toProve === null)
    return asked ? (
      <p className="mobile-proven" role="status">
        <Icon name="shield" />
        {words.proof.done}
      </p>
    ) : null;
  const isClaim = mobile !== null;
  return <Proving key={toProve} to={toProve} isClaim={isClaim} onAsked={() => setAsked(true)} />;
}

type ProvingProps = {
  to: string;
  /** The account has no mobile yet: this one becomes it. */
  isClaim: boolean;
  onAsked: () => void;
};

function Proving(props: ProvingProps) {
  const { to } = props;
  const { booking: words } = useWords();
  const { sent, code, type, refusal, busy, resend, send, confirm } = useProvingMobile(props);
  const textOf = useRefusalText();
  return (
    <section className="mobile-proof" data-payment aria-label={words.proof.title}>
      <p>
        <Icon name="phone" />
        <span>
          <b>{words.proof.title}</b>
          {words.proof.text({ to })}
        </span>
      </p>
      {sent && (
        <OtpField
          key={sent.challengeId}
          label={words.proof.otp}
          name="proof"
          bySms
          value={code}
          onValue={type}
          onComplete={(whole) => void confirm(whole)}
          error={refusal && textOf(refusal)}
        />
      )}
      <div className="trouble-note" role="alert">
        {!sent && refusal && <p>{textOf(refusal)}</p>}
      </div>
      {sent && resend.left > 0 ? (
        <span className="num">{words.proof.resendIn({ seconds: resend.left })}</span>
      ) : (
        <Button look="soft" busy={busy} onClick={() => void send()}>
          {sent ? words.proof.resend : words.proof.send}
        </Button>
      )}
    </section>
  );
}

/** Sends the code and takes it back; an account without a mobile gets this one first. */
function useProvingMobile({ to, isClaim, onAsked }: ProvingProps) {
  const [sent, setSent] = useState<CodeSent>();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<CallRefusal>();
  const [busy, during] = useBusy();
  const resend = useCountdown();

  const send = () =>
    during(async () => {
      setRefusal(undefined);
      setCode('');
      if (isClaim) {
        const claimed = await call(claimMobile, { mobile: to });
        if (!claimed.ok) return setRefusal(claimed.refusal);
        userChanged(claimed.value.user);
      }
      const answer = await call(requestContactCode, { mobile: to });
      if (!answer.ok) return setRefusal(answer.refusal);
      onAsked();
      setSent(answer.value);
      resend.begin(answer.value.resendAfterSeconds);
    });
  const confirm = (typed: string) =>
    during(async () => {
      if (!sent) return;
      setRefusal(undefined);
      const answer = await call(confirmContactCode, { challengeId: sent.challengeId, code: typed });
      if (!answer.ok) return setRefusal(answer.refusal);
      userChanged(answer.value.user);
    });
  const type = (value: string) => {
    setCode(value);
    setRefusal(undefined);
  };
  return { sent, code, type, refusal, busy, resend, send, confirm };
}

const KNOWN = [
  'invalid-verification-code',
  'otp-session-expired',
  'too-many-requests',
  'mobile-already-in-use',
  'invalid-phone-number',
  'network-request-failed',
] as const;

function useRefusalText(): (refusal: CallRefusal) => string {
  const { booking: words, refusals } = useWords();
  return ({ code }) => {
    if (code === 'operation-not-allowed') return words.proof.cannotSend;
    const known = KNOWN.find((one) => one === code);
    return known ? refusals[known] : words.somethingWrong;
  };
}
