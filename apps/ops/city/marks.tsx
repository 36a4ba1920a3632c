import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { markDay } from '#contract/ops/mark-day.ts';
import type { readCityDays } from '#contract/ops/read-city-days.ts';
import { DAY_MARKS, type DayMark } from '#contract/public/read-day-marks.ts';
import { shownFullDay } from '#ui/dates.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, DayField } from '../shell/field.tsx';
import { useSpeech } from '../shell/words.tsx';

type Mark = OutputOf<typeof readCityDays>['marks'][number];

/** The almanac's days of the coming year, and the corrections of operations. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  const { opsCity: says } = useSpeech().words;
  const acting = useAct();
  const [only, setOnly] = useState<DayMark>();
  const [day, setDay] = useState('');
  const say = (one: Pick<Mark, 'date' | 'mark'>, shown: boolean | null) =>
    acting.run(markDay, { date: one.date, mark: one.mark, shown });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (only && (await say({ date: day, mark: only }, true))) setDay('');
  };
  const listed = marks.filter((one) => only === undefined || one.mark === only);
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h2>{says.marks}</h2>
        <span className="n">{listed.length}</span>
      </header>
      <form className="o-pb o-field" onSubmit={(event) => void submit(event)}>
        <p className="o-help">{says.marksText}</p>
        <div className="city-line">
          <OfMark only={only} onChoose={setOnly} />
          {only && (
            <div className="o-field">
              <DayField label={says.addMark} required value={day} onType={setDay} />
            </div>
          )}
          {only && (
            <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
              {says.add}
            </button>
          )}
        </div>
        <ActNotes acting={acting} />
      </form>
      <ul className="city-rows city-scroll">
        {listed.map((one) => (
          <MarkRow
            key={`${one.date} ${one.mark}`}
            one={one}
            onSay={(shown) => void say(one, shown)}
          />
        ))}
      </ul>
    </section>
  );
}

type MarkRowProps = { one: Mark; onSay: (shown: boolean | null) => void };

/** A day under its mark; what operations said of it is taken back, what the almanac says is hidden. */
function MarkRow({ one, onSay }: MarkRowProps) {
  const { words, lang } = useSpeech();
  const { opsCity: says, almanac } = words;
  const name = almanac.marks[one.mark].full;
  const day = shownFullDay(one.date, lang);
  const isOurs = one.by === 'operations';
  const act = isOurs ? says.leaveToAlmanac : says.takeAway;
  return (
    <li>
      <span>
        <b>{day}</b> {one.shown ? name : <s>{name}</s>}
      </span>
      <span className={isOurs ? 'o-chip calm' : 'o-chip'}>
        {one.shown ? says.by[one.by] : says.hidden}
      </span>
      <button
        type="button"
        className="o-btn"
        aria-label={says.about({ what: act, mark: name, day })}
        onClick={() => onSay(isOurs ? null : false)}
      >
        {act}
      </button>
    </li>
  );
}

type OfMarkProps = { only: DayMark | undefined; onChoose: (only: DayMark | undefined) => void };

function OfMark({ only, onChoose }: OfMarkProps) {
  const { opsCity: says, almanac } = useSpeech().words;
  return (
    <label className="o-field">
      <span>{says.mark}</span>
      <select
        className="o-in"
        value={only ?? ''}
        onChange={(event) => onChoose((event.target.value || undefined) as DayMark | undefined)}
      >
        <option value="">{says.everyMark}</option>
        {DAY_MARKS.map((mark) => (
          <option key={mark} value={mark}>
            {almanac.marks[mark].full}
          </option>
        ))}
      </select>
    </label>
  );
}
