import { useWords } from '#ui/words.tsx';
import { NextSteps } from './next-steps.tsx';
import { PaymentPanel } from './payment-panel.tsx';

/** No booking in the address, or none of this account's: nothing is said about anybody else's. */
export function NoSuchBooking() {
  const { payment } = useWords();
  return (
    <PaymentPanel stage="neutral" title={payment.notFound} text={payment.notFoundText}>
      <NextSteps first="bookings" />
    </PaymentPanel>
  );
}
