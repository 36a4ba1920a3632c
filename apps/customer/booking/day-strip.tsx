import { useEffect, useRef } from 'react';
import type { DayMark } from '#contract/public/read-day-marks.ts';
import type { LocalDate } from '#kernel/time.ts';
import { shownLongDay, shownWeekday } from '#ui/dates.ts';
import { stripOf } from '#ui/month.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { type DayMarks, marksOf } from './use-day-marks.ts';

type DayStripProps = {
  today: LocalDate;
  lastDate: LocalDate;
  chosen: LocalDate;
  marks: DayMarks;
  onChoose: (date: LocalDate) => void;
};

/** Seven days as radio buttons: arrow keys walk them, as everywhere on the web. */
export function DayStrip({ today, lastDate, chosen, marks, onChoose }: DayStripProps) {
  const { booking: words, almanac } = useWords();
  const lang = useLang();
  const strip = useRef<HTMLFieldSetElement>(null);

  // On phones the strip is wider than the screen: the chosen day is brought into sight.
  useEffect(() => {
    strip.current
      ?.querySelector(`input[value="${chosen}"]`)
      ?.closest('label')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);

  return (
    <fieldset ref={strip} className="day-strip">
      <legend className="visually-hidden">{words.dayTitle}</legend>
      {stripOf(today, chosen, lastDate).map((day) => (
        <label key={day} className="num">
          <input
            type="radio"
            name="booking-day"
            value={day}
            aria-label={[
              shownLongDay(day, lang),
              day === today ? words.today : '',
              ...marksOf(marks, day).map((mark) => almanac.marks[mark].full),
            ]
              .filter(Boolean)
              .join(', ')}
            checked={day === chosen}
            onChange={() => onChoose(day)}
          />
          <small>{shownWeekday(day, lang)}</small>
          <b>{Number(day.slice(8))}</b>
          {day === today && <em>{words.today}</em>}
          {(day !== today || marks.has(day)) && <Tag marks={marksOf(marks, day)} />}
        </label>
      ))}
    </fieldset>
  );
}

/** The weightiest mark of a day; the others are heard, and read once the day is chosen. */
function Tag({ marks }: { marks: readonly DayMark[] }) {
  const { almanac } = useWords();
  const [first] = marks;
  return <em className="mark">{first ? almanac.marks[first].short : '\u00a0'}</em>;
}

/** The strip before the server has said which day it is. */
export function WaitingDays() {
  return (
    <div className="day-strip waiting" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <i key={day} />
      ))}
    </div>
  );
}
