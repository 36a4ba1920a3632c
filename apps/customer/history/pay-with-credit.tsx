import type { BookingView } from '#contract/customer/booking.ts';
import { payWithCredit } from '#contract/customer/pay-with-credit.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';

type PayWithCreditProps = { booking: BookingView; onChanged: () => void };

/** Offers to pay a due from the customer's credit. */
export function PayWithCredit({ booking, onChanged }: PayWithCreditProps) {
  const { changes } = useWords();
  const { id, payment } = booking;
  const using = useChange(payWithCredit, changes.credit.used, onChanged);
  const shownPaise = payment.creditPaise;
  return (
    <>
      <Button
        look="line"
        className="detail-pay"
        busy={using.busy}
        onClick={() => void using.send({ id, shownPaise })}
      >
        {changes.credit.use({ amount: formatRupees(shownPaise) })}
      </Button>
      {using.trouble && (
        <p className="change-trouble" role="alert">
          {using.trouble}
        </p>
      )}
    </>
  );
}
