import { cancellationTerms } from '#contract/terms/cancellation-terms.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownClock, shownDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import type { Booking } from './use-booking.ts';

/** Until when the chosen visit is free to cancel, and what it costs afterwards, in the policy's own figures. */
export function CancellationNote({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const lang = useLang();
  const { slots, draft, price } = booking;
  const day = slots.data?.date === draft.date ? slots.data : undefined;
  const slot = day?.slots.find(({ label }) => label === draft.time);
  if (!day || !slot || price === undefined) return null;

  const terms = cancellationTerms(slot.startsAt, day.standsSince, price);
  const minutes = terms.graceMinutes;
  const moment =
    terms.freeUntil &&
    `${shownDay(terms.freeUntil.slice(0, 10), lang)}, ${shownClock(terms.freeUntil)}`;
  const fee = ({ percent, amountPaise }: typeof terms.lateFee) => ({
    percent,
    amount: formatRupees(amountPaise),
  });
  return (
    <div className="cancellation-note num">
      {moment && <b>{words.freeUntil({ moment })}</b>}
      {minutes !== null && (
        <b>{moment ? words.freeInAnyCase({ minutes }) : words.freeForMinutes({ minutes })}</b>
      )}
      <p>
        {words.feeAfterwards(fee(terms.lateFee))}{' '}
        {words.feeWhenDispatched(fee(terms.dispatchedFee))}
      </p>
    </div>
  );
}
