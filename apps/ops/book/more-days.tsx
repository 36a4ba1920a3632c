import { useState } from 'react';
import { termsOf } from '#contract/catalogue/known.ts';
import { readOpenDays } from '#contract/public/read-open-days.ts';
import { addDays, isLocalDate } from '#kernel/time.ts';
import { shownDay } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { DayField } from '../shell/field.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { bookedAs, type Change, type Draft, type Named } from './draft.ts';
import { OtherTimes } from './other-times.tsx';

type MoreDaysProps = { draft: Draft; change: Change; service: Named };

/** An event may last several days, at the same hour and with the same team. */
export function MoreDays({ draft, change, service }: MoreDaysProps) {
  const { words, lang } = useSpeech();
  const { opsBook: says } = words;
  const [typed, setTyped] = useState('');
  const { date, moreDates, time } = draft;
  const { mostDays } = termsOf(service.category);
  if (mostDays === 1 || !date || !time) return null;
  const mayAdd =
    isLocalDate(typed) &&
    typed > date &&
    !moreDates.includes(typed) &&
    1 + moreDates.length < mostDays;
  const add = () => {
    change({ moreDates: [...moreDates, typed].toSorted() });
    setTyped('');
  };
  return (
    <fieldset className="book-days">
      <legend>{says.moreDays}</legend>
      <p className="o-help">{says.moreDaysNote({ most: mostDays })}</p>
      {moreDates.length > 0 && (
        <ul className="book-places">
          {moreDates.map((day) => (
            <li key={day}>
              <button
                type="button"
                className="o-btn"
                aria-label={says.removeDay({ day: shownDay(day, lang) })}
                onClick={() => change({ moreDates: moreDates.filter((one) => one !== day) })}
              >
                {shownDay(day, lang)} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="o-field">
        <DayField label={says.anotherDay} min={addDays(date, 1)} value={typed} onType={setTyped} />
        <button type="button" className="o-btn" disabled={!mayAdd} onClick={add}>
          {says.addDay}
        </button>
      </div>
      {moreDates.length > 0 && <Together {...{ draft, change, serviceId: service.id }} />}
    </fieldset>
  );
}

type TogetherProps = { draft: Draft; change: Change; serviceId: number };

/** Whether the same team is free on all of the days, and where it is not, the nearest that are. */
function Together({ draft, change, serviceId }: TogetherProps) {
  const { opsBook: says } = useSpeech().words;
  const { date, moreDates, time, address } = draft;
  const option = bookedAs(draft);
  const { pincode, society } = address;
  const reading = useReading(
    readOpenDays,
    {
      ...{ serviceId: String(serviceId), pincode, time, dates: [date, ...moreDates].join() },
      ...(option && { option }),
      ...(society && { society }),
    },
    { everyMs: 20_000 },
  );
  const { value } = reading;
  if (!value) return <Waiting reading={reading} />;
  if (value.open)
    return (
      <p className="o-note calm" role="status">
        {says.daysTogether}
      </p>
    );
  return (
    <>
      <p className="o-note risk" role="status">
        {says.daysNotTogether({ time })}
      </p>
      <OtherTimes times={value.alternatives} change={change} />
    </>
  );
}
