import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LocalDate } from '#kernel/time.ts';
import { shownLongDay, shownMonth, weekdayNames } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { addMonths, clampDay, dayAfterKey, firstOfMonth, weeksOfMonth } from '#ui/month.ts';
import { useSpeech } from '../shell/words.tsx';

type MonthProps = {
  labelledBy: string;
  first: LocalDate;
  last: LocalDate;
  isChosen: (day: LocalDate) => boolean;
  /** Said of a day, beside its date. */
  noteOf: (day: LocalDate) => string | undefined;
  onChoose: (day: LocalDate) => void;
};

/** Days to choose from, in the reader's language also where the telephone speaks another; by keys as by finger. */
export function MonthOfDays(props: MonthProps) {
  const { labelledBy, first, last } = props;
  const { lang } = useSpeech();
  const [focused, setFocused] = useState(first);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayAfterKey(event.key, focused);
    if (!day) return;
    event.preventDefault();
    moved.current = true;
    setFocused(clampDay(day, first, last));
  };
  const turn = (months: number) => setFocused(clampDay(addMonths(focused, months), first, last));
  return (
    <div className="k-month">
      <MonthTurn {...{ first, last, focused }} onTurn={turn} />
      <div className="k-month-days" aria-hidden="true">
        {[...weekdayNames(lang, 'narrow').entries()].map(([weekday, name]) => (
          <small key={weekday}>{name}</small>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend among the days. */}
      <div
        ref={grid}
        role="group"
        className="k-month-days"
        aria-labelledby={labelledBy}
        onKeyDown={onKeyDown}
      >
        {weeksOfMonth(focused)
          .flat()
          .map((day, place) => (
            <DayOfMonth key={day ?? place} {...props} day={day} isFocused={day === focused} />
          ))}
      </div>
    </div>
  );
}

type TurnProps = {
  first: LocalDate;
  last: LocalDate;
  focused: LocalDate;
  onTurn: (months: number) => void;
};

function MonthTurn({ first, last, focused, onTurn }: TurnProps) {
  const { words, lang } = useSpeech();
  const { time } = words.work;
  return (
    <div className="k-day-head">
      <button
        type="button"
        className="icon-btn"
        aria-label={time.previousMonth}
        disabled={firstOfMonth(focused) <= first}
        onClick={() => onTurn(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <h3 aria-live="polite">{shownMonth(focused, lang)}</h3>
      <button
        type="button"
        className="icon-btn"
        aria-label={time.nextMonth}
        disabled={focused.slice(0, 7) >= last.slice(0, 7)}
        onClick={() => onTurn(1)}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

type DayProps = MonthProps & { day: LocalDate | null; isFocused: boolean };

function DayOfMonth({ day, isFocused, first, last, isChosen, noteOf, onChoose }: DayProps) {
  const { lang } = useSpeech();
  if (!day) return <span />;
  const note = noteOf(day);
  return (
    <button
      type="button"
      className="num"
      data-day={day}
      data-noted={note ? true : undefined}
      tabIndex={isFocused ? 0 : -1}
      aria-label={[shownLongDay(day, lang), note].filter(Boolean).join(', ')}
      aria-current={day === first ? 'date' : undefined}
      aria-pressed={isChosen(day)}
      disabled={day < first || day > last}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
}
