import { optionWithout, priceWith } from '#contract/catalogue/sold-as.ts';
import { optionNameIn } from '#contract/catalogue/words.ts';
import { paymentParts } from '#contract/terms/payment-terms.ts';
import { formatRupees, type Paise } from '#kernel/money.ts';
import { shownDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import type { Booking } from './use-booking.ts';

/** The price in full, and for an event when its parts are due. */
export function PriceSummary({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const { category, price, dayPrice, draft, moreDays } = booking;
  const lang = useLang();
  if (price === undefined || dayPrice === undefined)
    return <div className="price-lines waiting" aria-hidden="true" />;
  const partWords = {
    // For cash nothing is taken at Confirm.
    advance: draft.method === 'cash' ? words.dueWithinDay : words.dueNow,
    'event-day': words.dueOnDay,
    completion: words.dueAfter,
  };
  const days = [draft.date, ...moreDays.map(({ date }) => date)].toSorted();
  const parts = paymentParts(
    category,
    price,
    days.map(() => dayPrice),
  );
  // The advance comes first, and then a part for each day.
  const dayOf = (part: number) => {
    const day = days[part - 1];
    return day && ` · ${shownDay(day, lang)}`;
  };
  return (
    <dl className="price-lines num">
      <OneDay booking={booking} dayPrice={dayPrice} />
      {days.length > 1 && (
        <div>
          <dt>{words.moreDays.days}</dt>
          <dd>× {days.length}</dd>
        </div>
      )}
      <div>
        <dt>{words.fees}</dt>
        <dd>{formatRupees(0)}</dd>
      </div>
      <div className="total">
        <dt>{words.total}</dt>
        <dd>{formatRupees(price)}</dd>
      </div>
      {parts.map(({ kind, percent, amountPaise }, index) => (
        <div
          key={`${kind} ${days[index - 1]}`}
          className={kind === 'advance' ? 'part first' : 'part'}
        >
          <dt>
            {partWords[kind]({ percent })}
            {kind === 'event-day' && days.length > 1 && dayOf(index)}
          </dt>
          <dd>{formatRupees(amountPaise)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The price of a day: the service or its option, and what each chosen item adds. */
function OneDay({ booking, dayPrice }: { booking: Booking; dayPrice: Paise }) {
  const { booking: words, catalogue } = useWords();
  const { draft, items } = booking;
  return (
    <>
      <div>
        <dt>{optionNameIn(catalogue, optionWithout(draft.option, items)) ?? words.service}</dt>
        <dd>{formatRupees(dayPrice - priceWith(0, items))}</dd>
      </div>
      {items.map(({ key, pricePaise }) => (
        <div key={key}>
          <dt>{optionNameIn(catalogue, key)}</dt>
          <dd>{pricePaise > 0 && `+${formatRupees(pricePaise)}`}</dd>
        </div>
      ))}
    </>
  );
}
