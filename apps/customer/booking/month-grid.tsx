import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LocalDate } from '#kernel/time.ts';
import { shownDayAndMonth, shownLongDay, shownMonth, weekdayNames } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { addMonths, clampDay, dayAfterKey, firstOfMonth, weeksOfMonth } from '#ui/month.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { type DayMarks, marksOf } from './use-day-marks.ts';

type MonthGridProps = {
  today: LocalDate;
  lastDate: LocalDate;
  chosen: LocalDate;
  /** Further days that are chosen as well. */
  also?: readonly LocalDate[];
  marks: DayMarks;
  /** Why a day of the window cannot be chosen. */
  whyClosed?: (day: LocalDate) => string | undefined;
  /** The month that is looked at, as one of its days. */
  onMonth?: (day: LocalDate) => void;
  onChoose: (date: LocalDate) => void;
};

/** A month of days. One of them is in the tab order; the arrow keys move by day and week, Page Up and Down by month. */
export function MonthGrid(props: MonthGridProps) {
  const { today, lastDate, chosen, marks, onMonth } = props;
  const [focused, setFocused] = useState(chosen);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const month = firstOfMonth(focused);
  useEffect(() => onMonth?.(month), [month, onMonth]);

  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayAfterKey(event.key, focused);
    if (!day) return;
    event.preventDefault();
    moved.current = true;
    setFocused(clampDay(day, today, lastDate));
  };
  const turn = (months: number) =>
    setFocused(clampDay(addMonths(focused, months), today, lastDate));

  return (
    <div className="month-grid">
      <MonthTurn {...{ today, lastDate, focused }} onTurn={turn} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of the ARIA practices. */}
      <table ref={grid} role="grid" aria-labelledby="booking-month" onKeyDown={onKeyDown}>
        <WeekdayNames />
        <tbody>
          {weeksOfMonth(focused).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? index}>
                  {day && <DayButton {...props} day={day} focused={day === focused} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MonthMarks days={weeksOfMonth(focused).flat()} marks={marks} />
    </div>
  );
}

type TurnProps = {
  today: LocalDate;
  lastDate: LocalDate;
  focused: LocalDate;
  onTurn: (months: number) => void;
};

/** The name of the month, between the ways to the one before and the one after. */
function MonthTurn({ today, lastDate, focused, onTurn }: TurnProps) {
  const { booking: words } = useWords();
  const lang = useLang();
  return (
    <div className="turn">
      <button
        type="button"
        className="icon-btn"
        aria-label={words.previousMonth}
        disabled={firstOfMonth(focused) <= today}
        onClick={() => onTurn(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <h4 id="booking-month" aria-live="polite">
        {shownMonth(focused, lang)}
      </h4>
      <button
        type="button"
        className="icon-btn"
        aria-label={words.nextMonth}
        disabled={focused.slice(0, 7) >= lastDate.slice(0, 7)}
        onClick={() => onTurn(1)}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

function WeekdayNames() {
  const lang = useLang();
  return (
    <thead>
      <tr>
        {weekdayNames(lang, 'long').map((name, index) => (
          <th key={name} scope="col" abbr={name}>
            {weekdayNames(lang, 'short')[index]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type DayProps = MonthGridProps & { day: LocalDate; focused: boolean };

/** A day that can be chosen, or says why it cannot. */
function DayButton(props: DayProps) {
  const { day, focused, today, lastDate, chosen, also, marks, whyClosed, onChoose } = props;
  const { almanac } = useWords();
  const lang = useLang();
  return (
    <button
      type="button"
      className="num"
      data-day={day}
      tabIndex={focused ? 0 : -1}
      aria-label={[
        shownLongDay(day, lang),
        ...marksOf(marks, day).map((mark) => almanac.marks[mark].full),
        ...(whyClosed?.(day) ? [whyClosed(day)] : []),
      ].join(', ')}
      aria-disabled={whyClosed?.(day) ? true : undefined}
      data-marked={marksOf(marks, day).length > 0 || undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-pressed={day === chosen || also?.includes(day) === true}
      disabled={day < today || day > lastDate}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
}

/** The legend of the dots in the month. */
function MonthMarks({ days, marks }: { days: readonly (LocalDate | null)[]; marks: DayMarks }) {
  const { almanac } = useWords();
  const lang = useLang();
  const marked = days.filter((day) => day !== null).filter((day) => marks.has(day));
  if (marked.length === 0) return null;
  return (
    <ul className="month-marks" aria-label={almanac.ofThisMonth}>
      {marked.map((day) => (
        <li key={day}>
          <b className="num">{shownDayAndMonth(day, lang)}</b>{' '}
          {marksOf(marks, day)
            .map((mark) => almanac.marks[mark].full)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
