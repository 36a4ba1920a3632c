import { dueAtBooking } from '#contract/terms/payment-terms.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { shownDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { briefingOf, STEPS } from './draft.ts';
import type { Booking } from './use-booking.ts';
import './action-bar.css';

/** The choice so far, and the way on: Back, Next, Confirm Booking. */
export function ActionBar({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const { draft } = booking;
  const here = STEPS.indexOf(draft.step);
  const before = STEPS[here - 1];
  const after = STEPS[here + 1];
  const soFar = STEPS.slice(0, here + 1);
  const busy = booking.confirming.progress.kind !== 'idle';
  return (
    <div className="action-bar">
      <Selection booking={booking} />
      <div className="buttons">
        {before && (
          <Button look="soft" className="back" disabled={busy} onClick={() => booking.goTo(before)}>
            <Icon name="arrow-left" />
            <span>{words.back}</span>
          </Button>
        )}
        {after ? (
          <Button disabled={!soFar.every(booking.complete)} onClick={() => booking.goTo(after)}>
            {words.next}
            <Icon name="arrow-right" />
          </Button>
        ) : (
          <ConfirmButton booking={booking} />
        )}
      </div>
    </div>
  );
}

/** The chosen time with its price; in the last step, where the time stands above, the money. */
function Selection({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const lang = useLang();
  const { draft, price, category } = booking;
  const { date, time, method } = draft;
  const { length: count } = booking.moreDays;
  const more = count > 0 && words.moreDays.more({ count });
  const total = price !== undefined && words.totalShort({ amount: formatRupees(price) });
  if (draft.step !== 'pay' || booking.gone) {
    const slot =
      date && time && !booking.gone
        ? [shownDay(date, lang), more, time].filter(Boolean)
        : [words.chooseTime];
    return (
      <p className="selection num">
        <b>{slot.join(' · ')}</b>
        <span className="total">{total}</span>
      </p>
    );
  }
  return (
    <p className="selection num">
      <b>{total}</b>
      <span>
        {method &&
          price !== undefined &&
          words.payNow({ amount: formatRupees(dueAtBooking(category, method, price)) })}
      </span>
    </p>
  );
}

/** Disabled until everything is there, and while it works it says on what. */
function ConfirmButton({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const { draft, price, serviceId, confirming } = booking;
  const moreDates = booking.moreDays.map((day) => day.date);
  const { date, time, method, option, address } = draft;
  const ready = STEPS.every(booking.complete) && price !== undefined;
  const step = confirming.progress.kind;
  const text = {
    idle: words.confirm,
    holding: words.holding({ time: time ?? '' }),
    paying: words.openingPayment,
    leaving: words.openingPayment,
    confirmed: words.confirmed,
  }[step];

  const confirm = () => {
    if (!date || !time || !method || price === undefined) return;
    // Beside the booking, which never waits for it and does not depend on it.
    if (booking.saveAs && booking.saveAs !== 'not') booking.places.save(address, booking.saveAs);
    const request = {
      serviceId,
      ...(option ? { option } : {}),
      date,
      ...(moreDates.length > 0 ? { moreDates } : {}),
      time,
      address,
      paymentMethod: method,
      shownPricePaise: price,
      briefing: briefingOf(draft),
    };
    void confirming.confirm(request, booking.mobile);
  };
  return (
    <>
      <Button disabled={!ready} busy={step !== 'idle'} onClick={confirm}>
        {text}
      </Button>
      <span className="visually-hidden" role="status">
        {step !== 'idle' && text}
      </span>
    </>
  );
}
