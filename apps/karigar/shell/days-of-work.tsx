import type { DayOfWork } from '#contract/karigar/day-of-work.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownLongDay } from '#ui/dates.ts';
import { shownTime, unbroken } from './shown-moment.ts';
import { useSpeech } from './words.tsx';

/** The days of an event with their hours, and what of the pay is for each. */
export function DaysOfWork({ days }: { days: readonly DayOfWork[] }) {
  const { words, lang } = useSpeech();
  const { offers } = words;
  return (
    <ul className="k-days" aria-label={offers.days}>
      {days.map(({ date, startsAt, endsAt, netPaise }) => (
        <li key={startsAt}>
          {unbroken(shownLongDay(date, lang))},{' '}
          <b className="num">
            {shownTime(startsAt)}–{shownTime(endsAt)}
          </b>
          <small className="k-note num"> {offers.dayPay({ amount: formatRupees(netPaise) })}</small>
        </li>
      ))}
    </ul>
  );
}
