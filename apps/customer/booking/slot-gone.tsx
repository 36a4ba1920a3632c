import { slotMinute } from '#contract/slots.ts';
import { shownDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { nearestOpen } from './nearest-open.ts';
import type { ChosenSlot } from './trouble-of.ts';
import type { Booking } from './use-booking.ts';
import { useOpenSlots } from './use-open-slots.ts';

const MOST = 4;
const NOON = 12 * 60;

/**
 * The chosen slot can't be had, at this address or any more: the nearest open ones, to be taken with one press. Nothing
 * that was typed is lost (ruling R28).
 */
export function SlotGone({ booking }: { booking: Booking }) {
  const { booking: words } = useWords();
  const lang = useLang();
  const { draft, change, gone, place } = booking;
  const alternatives = useAlternatives(booking);
  const { date, time } = draft;
  const closed = booking.slots.data?.slots.find(({ label }) => label === time);
  const quiet =
    booking.slots.data?.date === date && closed?.reason === 'society-quiet'
      ? booking.societies.chosen?.name
      : undefined;
  const slot = date && time ? { time, day: shownDay(date, lang) } : undefined;

  return (
    <div className="slot-gone" role="alert">
      {gone && slot && (
        <>
          <p>
            {quiet
              ? words.slotQuietHere({ ...slot, society: quiet })
              : booking.alternatives
                ? alternatives?.length
                  ? words.slotTaken(slot)
                  : words.slotTakenNone(slot)
                : place.kind === 'served'
                  ? words.slotFullHere({ ...slot, area: place.place.name[lang] })
                  : words.slotGone(slot)}
          </p>
          <div className="offers">
            {alternatives?.map((offer) => (
              <button
                key={`${offer.date} ${offer.time}`}
                type="button"
                className="btn line num"
                aria-label={words.takeThis({ time: offer.time, day: shownDay(offer.date, lang) })}
                onClick={() => change((now) => ({ ...now, date: offer.date, time: offer.time }))}
              >
                {offer.date === date ? offer.time : `${shownDay(offer.date, lang)} · ${offer.time}`}
              </button>
            ))}
            <button type="button" className="text-btn" onClick={() => booking.goTo('when')}>
              {words.chooseAnother}
            </button>
          </div>
        </>
      )}
    </div>
  );
}

/** The server's, when it named some; else the nearest of the day; else the first that are open at all. */
function useAlternatives({
  gone,
  alternatives,
  draft,
  slots,
  question,
}: Booking): readonly ChosenSlot[] | undefined {
  const day = slots.data;
  const wished = slotMinute(draft.time ?? '') ?? NOON;
  const sameDay = day ? nearestOpen(day.slots, wished, MOST) : [];
  const ask = gone && !alternatives && !!day && sameDay.length === 0;
  const firstOpen = useOpenSlots({ ...question, date: undefined }, ask);
  if (!gone) return undefined;
  if (alternatives) return alternatives;
  const from = sameDay.length ? day : firstOpen.data;
  const offers = sameDay.length ? sameDay : nearestOpen(from?.slots ?? [], wished, MOST);
  return from && offers.map(({ label }) => ({ date: from.date, time: label }));
}
