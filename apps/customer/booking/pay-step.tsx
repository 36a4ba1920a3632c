import { useEffect, useEffectEvent } from 'react';
import { termsOf } from '#contract/catalogue/known.ts';
import { homeOf } from '#contract/fields/address.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownClock, shownDay } from '#ui/dates.ts';
import type { IconName } from '#ui/icons/drawings.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { SwitchedOff, useIsOff } from '../shell/switched-off.tsx';
import { CancellationNote } from './cancellation-note.tsx';
import { DaysGone } from './days-gone.tsx';
import { MobileProof } from './mobile-proof.tsx';
import { PriceSummary } from './price-summary.tsx';
import { SlotGone } from './slot-gone.tsx';
import { StepHeading } from './step-heading.tsx';
import type { Booking } from './use-booking.ts';
import './pay-step.css';

/** Step 3: how to pay, and everything once more before it counts. */
export function PayStep({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const { draft, change, category } = booking;
  const { parts } = termsOf(category);
  const cashHelp = parts
    ? words.cashHelpAdvance({ percent: parts.advancePercent })
    : words.cashHelp;
  const methods = [
    { method: 'upi', icon: 'upi', name: words.upi, help: words.upiHelp },
    { method: 'card', icon: 'card', name: words.card, help: words.cardHelp },
    { method: 'cash', icon: 'cash', name: words.cash, help: cashHelp },
  ] as const satisfies readonly { icon: IconName; [name: string]: string }[];

  const isOff = useIsOff('online-payment-off');
  const toCash = useEffectEvent(() => change((now) => ({ ...now, method: 'cash' })));
  useEffect(() => {
    if (isOff) toCash();
  }, [isOff]);
  return (
    <>
      <StepHeading>{words.payTitle}</StepHeading>
      {isOff && <SwitchedOff refusal="online-payment-off" />}
      <fieldset className="methods">
        <legend className="visually-hidden">{words.payTitle}</legend>
        {methods
          .filter(({ method }) => !isOff || method === 'cash')
          .map(({ method, icon, name, help }) => (
            <label key={method}>
              <input
                className="radio-mark"
                type="radio"
                name="booking-method"
                checked={draft.method === method}
                onChange={() => change((now) => ({ ...now, method }))}
              />
              <Icon name={icon} />
              <span>
                <b>{name}</b>
                {help}
              </span>
            </label>
          ))}
      </fieldset>
      <MobileProof booking={booking} />
      <TroubleNote booking={booking} />
      <SlotGone booking={booking} />
      <DaysGone booking={booking} />
      <Recap booking={booking} />
      <div className="narrow-summary">
        <PriceSummary booking={booking} />
        <CancellationNote booking={booking} />
      </div>
      <p className="hint plain">
        <Icon name="shield" />
        <span>{words.refunds}</span>
      </p>
    </>
  );
}

/** A refusal that has words of its own stands beside what it is about, not in an alert. */
function TroubleNote({ booking }: { booking: Booking }) {
  const { booking: words, refusals } = useWords();
  const { trouble } = booking.confirming;
  const text =
    trouble?.kind === 'refusal'
      ? refusals[trouble.code]
      : trouble?.kind === 'price-changed' && trouble.pricePaise !== undefined
        ? words.priceChanged({ price: formatRupees(trouble.pricePaise) })
        : trouble?.kind === 'price-changed'
          ? refusals['price-changed']
          : '';
  return (
    <div className="trouble-note" role="alert">
      {text && <p>{text}</p>}
    </div>
  );
}

function Recap({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const lang = useLang();
  const { date, time, address } = booking.draft;
  const holdUntil = booking.held?.holdUntil;
  return (
    <ul className="recap num" aria-label={words.recap}>
      <li>
        <Icon name="calendar" />
        <span>
          <b>
            {[date, ...booking.moreDays.map((day) => day.date)]
              .flatMap((day) => (day ? shownDay(day, lang) : []))
              .join(', ')}{' '}
            · {time}
          </b>
          {holdUntil ? words.heldUntil({ clock: shownClock(holdUntil) }) : words.onTime}
        </span>
        <button
          type="button"
          className="text-btn"
          aria-label={words.changeWhen}
          onClick={() => booking.goTo('when')}
        >
          {words.change}
        </button>
      </li>
      <li>
        <Icon name="pin" />
        <span>
          <b>{homeOf(address)}</b>
          {[address.landmark, address.city, address.state].filter(Boolean).join(', ')}{' '}
          {address.pincode}
        </span>
        <button
          type="button"
          className="text-btn"
          aria-label={words.changeWhere}
          onClick={() => booking.goTo('where')}
        >
          {words.change}
        </button>
      </li>
    </ul>
  );
}
