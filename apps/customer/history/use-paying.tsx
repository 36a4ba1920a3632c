import { useState } from 'react';
import type { BookingView } from '#contract/customer/booking.ts';
import { type PayFailure, payOnline } from '../api/pay-online.ts';
import { PayFailureAlert } from '../shell/pay-failure-alert.tsx';

/** Pay now: leaves for the payment page, or says in an alert why it could not. */
export function usePaying(onChanged: () => void) {
  const [id, setId] = useState<string>();
  const [failure, setFailure] = useState<PayFailure>();

  const pay = async (booking: BookingView, amountPaise?: number) => {
    setId(booking.id);
    const failed = await payOnline(booking, amountPaise);
    if (!failed) return;
    setId(undefined);
    setFailure(failed);
    onChanged();
  };
  const alert = failure && (
    <PayFailureAlert failure={failure} onClose={() => setFailure(undefined)} />
  );
  return { id, pay, alert };
}
