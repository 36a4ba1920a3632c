import { useState } from 'react';
import { termsOf } from '#contract/catalogue/known.ts';
import type { LocalDate } from '#kernel/time.ts';
import { shownDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { DaysGone } from './days-gone.tsx';
import { MonthGrid } from './month-grid.tsx';
import { reasonWords } from './slot-reasons.ts';
import type { Booking } from './use-booking.ts';
import type { DayMarks } from './use-day-marks.ts';
import { useNotToAdd } from './use-days-together.ts';
import './more-days.css';

/** An event may last several days, at the same hour: any of them is chosen in a calendar, and taken back by its cross. */
export function MoreDays({ booking, marks }: { booking: Booking; marks: DayMarks }) {
  const { booking: words } = useWords();
  const [open, setOpen] = useState(false);
  const { draft, change, moreDays, slots } = booking;
  const { today, lastDate } = slots.data ?? {};
  const { date } = draft;
  const { mostDays } = termsOf(booking.category);
  if (mostDays === 1 || !date) return null;

  const chosen = moreDays.map((day) => day.date);
  const room = 1 + chosen.length < mostDays;
  const toggle = (day: LocalDate) => {
    if (day === date || (!chosen.includes(day) && !room)) return;
    const next = chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day];
    change((now) => ({ ...now, date, moreDates: next.toSorted() }));
  };
  return (
    <section className="more-days" aria-label={words.moreDays.title}>
      <div className="head">
        <h4>{words.moreDays.title}</h4>
        <button
          type="button"
          className="text-btn"
          aria-expanded={open}
          disabled={!today}
          onClick={() => setOpen(!open)}
        >
          <Icon name="calendar" />
          {open ? words.closeCalendar : words.moreDays.add}
        </button>
      </div>
      {chosen.length > 0 ? (
        <ChosenDays booking={booking} first={date} onRemove={toggle} />
      ) : (
        <p className="note">{words.moreDays.note({ most: mostDays })}</p>
      )}
      <DaysGone booking={booking} />
      {open && today && lastDate && (
        <AddDays
          booking={booking}
          window={{ today, lastDate }}
          chosen={date}
          marks={marks}
          onChoose={toggle}
        />
      )}
    </section>
  );
}

type ChosenDaysProps = { booking: Booking; first: LocalDate; onRemove: (day: LocalDate) => void };

function ChosenDays({ booking, first, onRemove }: ChosenDaysProps) {
  const { booking: words } = useWords();
  const lang = useLang();
  const { time } = booking.draft;
  return (
    <ul>
      <li className="first num">{shownDay(first, lang)}</li>
      {booking.moreDays.map((day) => (
        <li key={day.date} className={day.isClosed ? 'closed num' : 'num'}>
          {shownDay(day.date, lang)}
          {day.isClosed && time && <span>{words.moreDays.notFree({ time })}</span>}
          <button
            type="button"
            className="icon-btn"
            aria-label={words.moreDays.remove({ day: shownDay(day.date, lang) })}
            onClick={() => onRemove(day.date)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type AddDaysProps = {
  booking: Booking;
  window: { today: LocalDate; lastDate: LocalDate };
  chosen: LocalDate;
  marks: DayMarks;
  onChoose: (day: LocalDate) => void;
};

/** A day on which the team of the others is not free is closed: it can still be reached, and says why. */
function AddDays({ booking, window, chosen, marks, onChoose }: AddDaysProps) {
  const { booking: words } = useWords();
  const lang = useLang();
  const [month, setMonth] = useState(chosen);
  const [asked, setAsked] = useState<LocalDate | null>(null);
  const { time } = booking.draft;
  const closed = useNotToAdd(booking.daysWish, month, window);
  const closedOnDay = (day: LocalDate) => {
    const why = closed.get(day);
    if (!why || !time) return undefined;
    const reason = reasonWords(why, booking.category, words);
    return `${shownDay(day, lang)}, ${words.slotClosed({ time, reason })}`;
  };
  return (
    <>
      <p className="note" role="status">
        {asked ? closedOnDay(asked) : closed.size > 0 && time && words.moreDays.struck({ time })}
      </p>
      <MonthGrid
        {...window}
        chosen={chosen}
        also={booking.moreDays.map(({ date }) => date)}
        marks={marks}
        whyClosed={closedOnDay}
        onMonth={setMonth}
        onChoose={(day) => {
          setAsked(closed.has(day) ? day : null);
          if (!closed.has(day)) onChoose(day);
        }}
      />
    </>
  );
}
