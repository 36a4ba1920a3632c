import { useEffect, useState } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { shownClock } from '#ui/dates.ts';
import { useWords } from '#ui/words.tsx';
import { PayTwice } from '../shell/pay-twice.tsx';
import { NextSteps } from './next-steps.tsx';
import { PayAgain } from './pay-again.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { paymentStage } from './payment-stage.ts';

type PaymentResultProps = { booking: BookingView; onChanged: () => void };

const PATIENT_AFTER_MS = 12_000;

export function PaymentResult({ booking, onChanged }: PaymentResultProps) {
  const { payment } = useWords();
  const patient = useAfter(PATIENT_AFTER_MS);
  const stage = paymentStage(booking);
  const held = booking.holdUntil && payment.heldUntil({ time: shownClock(booking.holdUntil) });
  const mayPay = booking.actions.includes('pay');
  const payAgain = mayPay && (
    <PayAgain booking={booking} again={stage !== 'due'} onChanged={onChanged} />
  );

  if (stage === 'confirmed') {
    const paid = booking.payment.paidPaise > 0 ? payment.paid : undefined;
    const about = { title: payment.confirmed, text: payment.confirmedText, eyebrow: paid };
    return (
      <PaymentPanel stage={stage} {...about}>
        <PaymentFacts booking={booking} />
        <NextSteps first="bookings" bookingId={booking.id} />
      </PaymentPanel>
    );
  }
  if (stage === 'checking') {
    const title = patient ? payment.stillChecking : payment.checking;
    const text = patient ? payment.stillCheckingText : payment.checkingText;
    return (
      <PaymentPanel stage={stage} title={title} text={text}>
        <PaymentFacts booking={booking} />
        {patient && (
          <Button size="lg" onClick={onChanged}>
            {payment.checkAgain}
          </Button>
        )}
        {patient && mayPay && (
          <PayTwice>
            <PayAgain booking={booking} again twice onChanged={onChanged} />
          </PayTwice>
        )}
        {patient && <NextSteps bookingId={booking.id} />}
      </PaymentPanel>
    );
  }
  if (stage === 'failed' || stage === 'due') {
    const title = stage === 'failed' ? payment.failed : payment.due;
    const text = [stage === 'failed' && payment.failedText, held].filter(Boolean).join(' ');
    return (
      <PaymentPanel stage={stage} title={title} text={text}>
        <PaymentFacts booking={booking} />
        {payAgain}
        <NextSteps bookingId={booking.id} />
      </PaymentPanel>
    );
  }
  if (stage === 'expired') {
    return (
      <PaymentPanel stage={stage} title={payment.expired} text={payment.expiredText}>
        <PaymentFacts booking={booking} />
        <NextSteps first="again" slug={booking.serviceSlug} bookingId={booking.id} />
      </PaymentPanel>
    );
  }
  const amount = formatRupees(booking.payment.paidPaise || booking.payment.refundedPaise);
  const title = stage === 'refunding' ? payment.refunding : payment.refunded;
  return (
    <PaymentPanel stage={stage} title={title} text={payment.refundingText({ amount })}>
      <PaymentFacts booking={booking} />
      <NextSteps first="again" slug={booking.serviceSlug} bookingId={booking.id} />
    </PaymentPanel>
  );
}

/** False, and true once the page has been open for so long. */
function useAfter(milliseconds: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return over;
}
