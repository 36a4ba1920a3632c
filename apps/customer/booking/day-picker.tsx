import { useRef, useState } from 'react';
import type { LocalDate } from '#kernel/time.ts';
import { shownMonth } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { DayStrip, WaitingDays } from './day-strip.tsx';
import { MonthGrid } from './month-grid.tsx';
import type { DayMarks } from './use-day-marks.ts';
import './day-picker.css';

type DayPickerProps = {
  /** Today by the server's clock; undefined until it has answered once. */
  today: LocalDate | undefined;
  lastDate: LocalDate | undefined;
  chosen: LocalDate | null;
  marks: DayMarks;
  onChoose: (date: LocalDate) => void;
};

/** Seven days as a strip, and behind one press any day up to a year ahead (BOOK-03). */
export function DayPicker({ today, lastDate, chosen, marks, onChoose }: DayPickerProps) {
  const { booking: words } = useWords();
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const known = useLastKnown(today, lastDate, chosen);
  const shown = chosen ?? known?.chosen;
  const picker = useRef<HTMLElement>(null);

  const chooseInMonth = (date: LocalDate) => {
    onChoose(date);
    setOpen(false);
    // The strip takes the calendar's place, and the focus belongs on the day that was chosen in it.
    setTimeout(() => picker.current?.querySelector<HTMLElement>('input:checked')?.focus());
  };

  return (
    <section ref={picker} className="day-picker" aria-label={words.dayTitle}>
      <div className="head">
        <h4>{open ? words.dayTitle : shown ? shownMonth(shown, lang) : '\u00a0'}</h4>
        <button
          type="button"
          className="text-btn"
          aria-expanded={open}
          disabled={!known}
          onClick={() => setOpen(!open)}
        >
          <Icon name="calendar" />
          {open ? words.closeCalendar : words.openCalendar}
        </button>
      </div>
      {!known || !shown ? (
        <WaitingDays />
      ) : open ? (
        <MonthGrid {...known} chosen={shown} marks={marks} onChoose={chooseInMonth} />
      ) : (
        <DayStrip {...known} chosen={shown} marks={marks} onChoose={onChoose} />
      )}
    </section>
  );
}

/** The last known slots: the strip stays as it is while those of the next day, or of another place, are on their way. */
function useLastKnown(
  today: LocalDate | undefined,
  lastDate: LocalDate | undefined,
  chosen: LocalDate | null,
) {
  const [last, setLast] = useState<{ today: LocalDate; lastDate: LocalDate; chosen: LocalDate }>();
  if (today && lastDate && chosen) {
    const same = last?.today === today && last.lastDate === lastDate && last.chosen === chosen;
    if (!same) setLast({ today, lastDate, chosen });
  }
  return last;
}
