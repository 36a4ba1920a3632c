import type { OpenDays } from '#contract/public/read-open-days.ts';
import { shownDayAndMonth } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import type { Booking } from './use-booking.ts';

/** The chosen days cannot be had together: what is nearest to them, to be taken with one press (ruling R28). */
export function DaysGone({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const lang = useLang();
  const { otherDays: offers, draft, change } = booking;
  const { time } = draft;
  const take = ({ dates: [date, ...moreDates], time: hour }: OpenDays) =>
    change((now) => ({ ...now, date: date ?? now.date, moreDates, time: hour }));
  const daysOf = ({ dates }: OpenDays) =>
    dates.map((day) => shownDayAndMonth(day, lang)).join(', ');
  const sameDays = ({ dates }: OpenDays) => dates.join() === booking.dates.join();
  return (
    <div className="slot-gone" role="alert">
      {offers && time && (
        <>
          <p>
            {offers.length > 0
              ? words.moreDays.notTogether({ time })
              : words.moreDays.notTogetherNone({ time })}
          </p>
          <div className="offers">
            {offers.map((offer) => (
              <button
                key={`${offer.dates.join()} ${offer.time}`}
                type="button"
                className="btn line num"
                aria-label={
                  sameDays(offer)
                    ? words.takeThis({ time: offer.time, day: daysOf(offer) })
                    : undefined
                }
                onClick={() => take(offer)}
              >
                {sameDays(offer) ? offer.time : `${daysOf(offer)} · ${offer.time}`}
              </button>
            ))}
            {draft.step !== 'when' && (
              <button type="button" className="text-btn" onClick={() => booking.goTo('when')}>
                {words.chooseAnother}
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
