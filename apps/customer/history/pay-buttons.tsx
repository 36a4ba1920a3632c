import type { ReactNode } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { PayTwice } from '../shell/pay-twice.tsx';
import { PayingSwitchedOff, useIsGatewayOff } from '../shell/switched-off.tsx';
import type { usePaying } from './use-paying.tsx';

type PayButtonsProps = {
  booking: BookingView;
  paying: ReturnType<typeof usePaying>;
  /** Another way to pay a second time, folded away with this one. */
  elsewhere: ReactNode;
};

/** The part that is due and, where several are, all of them; nothing that stands out while a payment is checked. */
export function PayButtons({ booking, paying, elsewhere }: PayButtonsProps) {
  const { history, payment } = useWords();
  const busy = paying.id === booking.id;
  const { state, dueNowPaise, dueAllPaise, provider } = booking.payment;
  const isOff = useIsGatewayOff(provider);
  if (isOff) return <PayingSwitchedOff />;
  if (state === 'checking') {
    return (
      <PayTwice>
        <Button look="line" busy={busy} onClick={() => void paying.pay(booking)}>
          {busy ? history.openingPayment : payment.payTwice}
        </Button>
        {elsewhere}
      </PayTwice>
    );
  }
  return (
    <>
      <Button size="lg" className="detail-pay" busy={busy} onClick={() => void paying.pay(booking)}>
        {busy ? history.openingPayment : history.payNow({ amount: formatRupees(dueNowPaise) })}
      </Button>
      {dueAllPaise > dueNowPaise && (
        <Button
          look="line"
          className="detail-pay"
          busy={busy}
          onClick={() => void paying.pay(booking, dueAllPaise)}
        >
          {history.payAllDue({ amount: formatRupees(dueAllPaise) })}
        </Button>
      )}
    </>
  );
}
