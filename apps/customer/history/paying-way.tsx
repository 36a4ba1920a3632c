import type { BookingView } from '#contract/customer/booking.ts';
import { changePaymentMethod } from '#contract/customer/change-payment-method.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import { useIsGatewayOff } from '../shell/switched-off.tsx';

type PayingWayProps = { booking: BookingView; onChanged: () => void };

/** Says how what is unpaid will be paid, and offers the other way for as long as the server allows it. */
export function PayingWay({ booking, onChanged }: PayingWayProps) {
  const { changes } = useWords();
  const words = changes.method;
  const { id, actions, payment } = booking;
  const toCash = actions.includes('pay-in-cash');
  const isOff = useIsGatewayOff(payment.provider);
  const done = toCash ? words.changedToCash : words.changedToOnline;
  const changing = useChange(changePaymentMethod, done, onChanged);
  if (!toCash && (isOff || !actions.includes('pay-online'))) return null;
  return (
    <section className="paying-way">
      <p>{toCash ? words.online : words.cash}</p>
      <Button
        look="line"
        busy={changing.busy}
        onClick={() => void changing.send({ id, paymentMethod: toCash ? 'cash' : 'upi' })}
      >
        {toCash ? words.toCash : words.toOnline}
      </Button>
      {payment.state === 'checking' && <p className="note">{words.stillCounts}</p>}
      {changing.trouble && (
        <p className="change-trouble" role="alert">
          {changing.trouble}
        </p>
      )}
    </section>
  );
}
