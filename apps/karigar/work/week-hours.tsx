import { useState } from 'react';
import { setShifts } from '#contract/karigar/set-shifts.ts';
import type { KarigarWork, WeeklyShiftView } from '#contract/karigar-work.ts';
import { Button } from '#ui/button.tsx';
import { shownMinute, weekdayNames } from '#ui/dates.ts';
import { useSaving } from '../shell/use-saving.ts';
import { useSpeech } from '../shell/words.tsx';
import { isSameWeek, sameOnAllDays, secondSpanOf, spansOf, type Week, withDay } from './week.ts';

/** Weeks begin on Monday; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
const STARTS = Array.from({ length: 48 }, (_, index) => index * 30);
const ENDS = Array.from({ length: 64 }, (_, index) => 120 + index * 30);
/** The places of spans in a day: the server takes three, a second one is added here. */
const PLACES = [0, 1, 2] as const;

type WeekHoursProps = {
  shifts: readonly WeeklyShiftView[];
  onChanged: (work: KarigarWork) => void;
};

/** One span a day is what nearly everybody works; others pause in between, and most work alike on all days. */
export function WeekHours({ shifts, onChanged }: WeekHoursProps) {
  const { words } = useSpeech();
  const [week, setWeek] = useState<Week>(shifts);
  const saving = useSaving(setShifts, onChanged);
  return (
    <section className="k-card">
      {WEEK.map((weekday) => (
        <Day key={weekday} weekday={weekday} week={week} onWeek={setWeek} />
      ))}
      <p className="k-said" role="alert">
        {saving.error}
      </p>
      <Button
        size="lg"
        busy={saving.busy}
        disabled={isSameWeek(week, shifts)}
        onClick={() => void saving.save({ shifts: [...week] })}
      >
        {words.karigar.save}
      </Button>
    </section>
  );
}

type DayProps = { weekday: number; week: Week; onWeek: (week: Week) => void };

function Day({ weekday, week, onWeek }: DayProps) {
  const { words, lang } = useSpeech();
  const { time } = words.work;
  const spans = spansOf(week, weekday);
  const name = weekdayNames(lang, 'long')[weekday];
  const [first] = spans;
  const second = spans.length === 1 && first ? secondSpanOf(first) : undefined;
  const put = (shift: WeeklyShiftView, next: WeeklyShiftView) =>
    onWeek(week.map((one) => (one === shift ? next : one)));
  return (
    <fieldset className="k-day">
      <legend className="visually-hidden">{name}</legend>
      <label className="k-choice k-small">
        <span>
          {name} <small className="visually-hidden">{time.works}</small>
        </span>
        <input
          type="checkbox"
          checked={first !== undefined}
          onChange={() => onWeek(withDay(week, weekday, first === undefined))}
        />
      </label>
      {PLACES.map((place) => {
        const shift = spans[place];
        return shift && <Hours key={place} shift={shift} onHours={(next) => put(shift, next)} />;
      })}
      {first && (
        <div className="k-two">
          {second && (
            <Button look="line" onClick={() => onWeek([...week, second])}>
              {time.addSpan}
            </Button>
          )}
          {spans.length > 1 && (
            <Button look="line" onClick={() => onWeek(week.filter((one) => one !== spans.at(-1)))}>
              {time.removeSpan}
            </Button>
          )}
          <Button look="line" onClick={() => onWeek(sameOnAllDays(week, weekday))}>
            {time.sameOnAllDays}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type HoursProps = { shift: WeeklyShiftView; onHours: (shift: WeeklyShiftView) => void };

function Hours({ shift, onHours }: HoursProps) {
  const { time } = useSpeech().words.work;
  return (
    <div className="k-two">
      <Minutes
        label={time.from}
        value={shift.startsMinute}
        choices={STARTS}
        onChoose={(startsMinute) => onHours({ ...shift, startsMinute })}
      />
      <Minutes
        label={time.until}
        value={shift.endsMinute}
        choices={ENDS}
        nextDay={time.untilNextDay}
        onChoose={(endsMinute) => onHours({ ...shift, endsMinute })}
      />
    </div>
  );
}

type MinutesProps = {
  label: string;
  value: number;
  choices: readonly number[];
  nextDay?: string;
  onChoose: (minute: number) => void;
};

function Minutes({ label, value, choices, nextDay, onChoose }: MinutesProps) {
  // Seeds and offices may have set quarters that are not among the choices.
  const all = choices.includes(value) ? choices : [...choices, value].sort((a, b) => a - b);
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select
        className="num"
        value={value}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {all.map((minute) => (
          <option key={minute} value={minute}>
            {shownMinute(minute)}
            {minute >= 1440 && nextDay ? ` (${nextDay})` : ''}
          </option>
        ))}
      </select>
    </label>
  );
}
