import { useState } from 'react';
import { setShifts } from '#contract/karigar/set-shifts.ts';
import type { KarigarWork, WeeklyShiftView } from '#contract/karigar-work.ts';
import { Button } from '#ui/button.tsx';
import { shownMinute, weekdayNames } from '#ui/dates.ts';
import { useSpeech } from '../shell/words.tsx';
import { useSaving } from './use-saving.ts';

/** Weeks begin on Monday; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
const STARTS = Array.from({ length: 48 }, (_, index) => index * 30);
const ENDS = Array.from({ length: 64 }, (_, index) => 120 + index * 30);
const USUAL = { startsMinute: 540, endsMinute: 1080 };

type WeekHoursProps = {
  shifts: readonly WeeklyShiftView[];
  onChanged: (work: KarigarWork) => void;
};

/** One stretch a day is what nearly everybody works; a second one that is there already stays as it is. */
export function WeekHours({ shifts, onChanged }: WeekHoursProps) {
  const { words, lang } = useSpeech();
  const { time } = words.work;
  const [week, setWeek] = useState(shifts);
  const saving = useSaving(setShifts, onChanged);
  const names = weekdayNames(lang, 'long');
  const first = (weekday: number) => week.find((shift) => shift.weekday === weekday);
  const put = (weekday: number, next: WeeklyShiftView | undefined) => {
    const before = first(weekday);
    const others = week.filter((shift) => shift !== before && (next || shift.weekday !== weekday));
    setWeek(next ? [...others, next] : others);
  };
  return (
    <section className="k-card">
      {WEEK.map((weekday) => {
        const shift = first(weekday);
        const name = names[weekday];
        return (
          <fieldset key={weekday} className="k-day">
            <legend className="visually-hidden">{name}</legend>
            <label className="k-choice k-small">
              <span>
                {name} <small className="visually-hidden">{time.works}</small>
              </span>
              <input
                type="checkbox"
                checked={shift !== undefined}
                onChange={() => put(weekday, shift ? undefined : { weekday, ...USUAL })}
              />
            </label>
            {shift && <Hours shift={shift} onHours={(hours) => put(weekday, hours)} />}
          </fieldset>
        );
      })}
      <p className="k-said" role="alert">
        {saving.error}
      </p>
      <Button
        size="lg"
        busy={saving.busy}
        disabled={JSON.stringify(week) === JSON.stringify(shifts)}
        onClick={() => void saving.save({ shifts: [...week] })}
      >
        {words.karigar.save}
      </Button>
    </section>
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
