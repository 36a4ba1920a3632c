import { paymentParts } from '#contract/terms/payment-terms.ts';
import { formatRupees } from '#kernel/money.ts';
import { useWords } from '#ui/words.tsx';
import type { Booking } from './use-booking.ts';

/** The price in full, and for an event when its parts are due. */
export function PriceSummary({ booking }: { booking: Booking }) {
  const { booking: words, catalogue } = useWords();
  const { category, price, draft } = booking;
  if (price === undefined) return <div className="bill waiting" aria-hidden="true" />;
  const partWords = {
    advance: words.dueNow,
    'event-day': words.dueOnDay,
    completion: words.dueAfter,
  };
  return (
    <dl className="bill num">
      <div>
        <dt>{draft.option ? catalogue.options[draft.option] : words.service}</dt>
        <dd>{formatRupees(price)}</dd>
      </div>
      <div>
        <dt>{words.fees}</dt>
        <dd>{formatRupees(0)}</dd>
      </div>
      <div className="total">
        <dt>{words.total}</dt>
        <dd>{formatRupees(price)}</dd>
      </div>
      {paymentParts(category, price).map(({ kind, percent, amountPaise }) => (
        <div key={kind} className={kind === 'advance' ? 'part first' : 'part'}>
          <dt>{partWords[kind]({ percent })}</dt>
          <dd>{formatRupees(amountPaise)}</dd>
        </div>
      ))}
    </dl>
  );
}
