import { useEffect, useState } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import type { readBooking } from '#contract/customer/read-booking.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { shownClock } from '#ui/dates.ts';
import { useWords } from '#ui/words.tsx';
import { NextStep } from '../shell/next-step.tsx';
import { PayTwice } from '../shell/pay-twice.tsx';
import { NextSteps } from './next-steps.tsx';
import { PayAgain } from './pay-again.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { type PaymentStage, paymentStage } from './payment-stage.ts';

type PaymentResultProps = Pick<OutputOf<typeof readBooking>, 'booking' | 'next'> & {
  onChanged: () => void;
};

const PATIENT_AFTER_MS = 12_000;

/** One panel for all stages, so that a change of stage is read out where it stands. */
export function PaymentResult({ booking, next, onChanged }: PaymentResultProps) {
  const { payment } = useWords();
  const patient = useAfter(PATIENT_AFTER_MS);
  const stage = paymentStage(booking);
  return (
    <PaymentPanel stage={stage} {...sentencesOf(stage, booking, patient, payment)}>
      <PaymentFacts booking={booking} />
      {stage === 'confirmed' && <NextStep next={next} />}
      {stage === 'checking' && patient && <StillChecking booking={booking} onChanged={onChanged} />}
      {(stage === 'failed' || stage === 'due') && booking.actions.includes('pay') && (
        <PayAgain booking={booking} again={stage === 'failed'} onChanged={onChanged} />
      )}
      {(stage !== 'checking' || patient) && <Onward stage={stage} booking={booking} />}
    </PaymentPanel>
  );
}

type Words = ReturnType<typeof useWords>['payment'];
type Sentences = { title: string; text: string; eyebrow?: string };

function sentencesOf(
  stage: PaymentStage,
  { payment: money, holdUntil }: BookingView,
  patient: boolean,
  says: Words,
): Sentences {
  const held = holdUntil ? says.heldUntil({ time: shownClock(holdUntil) }) : '';
  const amount = formatRupees(money.paidPaise || money.refundedPaise);
  switch (stage) {
    case 'confirmed': {
      const paid = money.paidPaise > 0 && { eyebrow: says.paid };
      return { title: says.confirmed, text: says.confirmedText, ...paid };
    }
    case 'checking':
      if (patient) return { title: says.stillChecking, text: says.stillCheckingText };
      return { title: says.checking, text: says.checkingText };
    case 'failed':
      return { title: says.failed, text: [says.failedText, held].filter(Boolean).join(' ') };
    case 'due':
      return { title: says.due, text: held };
    case 'expired':
      return { title: says.expired, text: says.expiredText };
    default: {
      const title = stage === 'refunding' ? says.refunding : says.refunded;
      return { title, text: says.refundingText({ amount }) };
    }
  }
}

/** A customer who has waited for a while may ask once more, or pay again and know what that means. */
function StillChecking({ booking, onChanged }: Omit<PaymentResultProps, 'next'>) {
  const { payment } = useWords();
  return (
    <>
      <Button size="lg" onClick={onChanged}>
        {payment.checkAgain}
      </Button>
      {booking.actions.includes('pay') && (
        <PayTwice>
          <PayAgain booking={booking} again twice onChanged={onChanged} />
        </PayTwice>
      )}
    </>
  );
}

/** The links that lead on: to the bookings, or to the service once more. */
function Onward({ stage, booking }: { stage: PaymentStage; booking: BookingView }) {
  const { id: bookingId, serviceSlug: slug } = booking;
  if (stage === 'confirmed') return <NextSteps first="bookings" bookingId={bookingId} />;
  if (stage === 'checking' || stage === 'failed' || stage === 'due') {
    return <NextSteps bookingId={bookingId} />;
  }
  return <NextSteps first="again" slug={slug} bookingId={bookingId} />;
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
