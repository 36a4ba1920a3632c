import { useState } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { type PayFailure, payOnline } from '../api/pay-online.ts';
import { PayFailureAlert } from '../shell/pay-failure-alert.tsx';
import { PayingSwitchedOff, useIsGatewayOff } from '../shell/switched-off.tsx';

type PayAgainProps = {
  booking: BookingView;
  again: boolean;
  /** A payment may be under way: this button is not the one that stands out, and says what it does. */
  twice?: boolean;
  onChanged: () => void;
};

/** The same booking, the same instalment, another attempt: the server never charges it twice. */
export function PayAgain({ booking, again, twice = false, onChanged }: PayAgainProps) {
  const { payment } = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PayFailure>();
  const amount = formatRupees(booking.payment.dueNowPaise);
  const isOff = useIsGatewayOff(booking.payment.provider);

  const pay = async () => {
    setBusy(true);
    const failed = await payOnline(booking);
    if (!failed) return;
    setBusy(false);
    setFailure(failed);
    onChanged();
  };
  const once = again ? payment.tryAgain : payment.payNow({ amount });
  const label = twice ? payment.payTwice : once;
  if (isOff) return <PayingSwitchedOff />;
  return (
    <>
      <Button {...(twice ? SMALL : LARGE)} busy={busy} onClick={() => void pay()}>
        {busy ? payment.openingPayment : label}
      </Button>
      {failure && <PayFailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
    </>
  );
}

const LARGE = { size: 'lg' } as const;
const SMALL = { look: 'line' } as const;
