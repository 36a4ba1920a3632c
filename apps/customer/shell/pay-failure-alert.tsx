import { AlertDialog } from '#ui/alert-dialog.tsx';
import { useWords } from '#ui/words.tsx';
import type { PayFailure } from '../api/pay-online.ts';

/** Why the payment page did not open, word for word as specified (BOOK-13). */
export function PayFailureAlert(props: { failure: PayFailure; onClose: () => void }) {
  const { everyday, payment } = useWords();
  const text: Record<PayFailure, string> = {
    'booking-gone': payment.bookingGone,
    'already-settled': payment.alreadySettled,
    'initiation-failed': payment.initiationFailed,
    'online-payment-off': payment.switchedOff,
    'something-wrong': payment.somethingWentWrong,
  };
  return <AlertDialog text={text[props.failure]} okLabel={everyday.ok} onClose={props.onClose} />;
}
