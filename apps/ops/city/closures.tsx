import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { closeCityDay } from '#contract/ops/close-city-day.ts';
import { readCityDay } from '#contract/ops/read-city-day.ts';
import type { readCityDays } from '#contract/ops/read-city-days.ts';
import { paramsOf } from '#contract/refusal-params.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { shownFullDay } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { type Acting, useAct } from '../shell/act.tsx';
import { BookedVisits } from '../shell/booked-visits.tsx';
import { ActNotes, DayField, TextField } from '../shell/field.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type CityDays = OutputOf<typeof readCityDays>;

type ClosuresProps = Pick<CityDays, 'cities' | 'closures'>;

/** Days on which nothing can be booked. */
export function Closures({ cities, closures }: ClosuresProps) {
  const { opsCity: says } = useSpeech().words;
  const acting = useAct();
  return (
    <section className="o-panel">
      <header className="o-ph">
        <h2>{says.closures}</h2>
        <span className="n">{closures.length || ''}</span>
      </header>
      <CloseDay cities={cities} acting={acting} />
      {closures.length === 0 && <p className="o-pb t3">{says.noClosures}</p>}
      <ClosedDays cities={cities} closures={closures} acting={acting} />
    </section>
  );
}

function CloseDay({ cities, acting }: Pick<CityDays, 'cities'> & { acting: Acting }) {
  const { words } = useSpeech();
  const { opsCity: says } = words;
  const tomorrow = addDays(dateInIndia(Date.now()), 1);
  const [city, setCity] = useState(cities[0]?.slug ?? '');
  const [day, setDay] = useState('');
  const [why, setWhy] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await acting.run(closeCityDay, { city, day, closed: true, why }))) return;
    setDay('');
    setWhy('');
  };
  return (
    <form className="o-pb o-field" onSubmit={(event) => void submit(event)}>
      <p className="o-help">{says.closuresText}</p>
      {cities.length > 1 && (
        <label className="o-field">
          <span>{says.city}</span>
          <select className="o-in" value={city} onChange={(event) => setCity(event.target.value)}>
            {cities.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <DayField label={says.day} required min={tomorrow} value={day} onType={setDay} />
      <TextField label={words.ops.why} required maxLength={300} value={why} onType={setWhy} />
      {day && <InTheWay city={city} day={day} />}
      <CloseNotes acting={acting} />
      <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
        {says.closeDay}
      </button>
    </form>
  );
}

/** The visits of the day before it is closed, each a link to its booking. */
function InTheWay({ city, day }: { city: string; day: string }) {
  const { opsCity: says } = useSpeech().words;
  const reading = useReading(readCityDay, { city, day });
  const seen = reading.value;
  if (!seen) return <Waiting reading={reading} />;
  const text = seen.visits === 0 ? says.noVisits : says.hasVisits({ count: seen.visits });
  return <BookedVisits text={text} seen={seen} />;
}

/** A day that is booked is not closed; the sentence counts the visits in its way. */
function CloseNotes({ acting }: { acting: Acting }) {
  const { opsCity: says } = useSpeech().words;
  const inTheWay = acting.refusal && paramsOf(acting.refusal, 'day-has-visits')?.visits;
  if (!inTheWay) return <ActNotes acting={acting} />;
  return (
    <p className="harm" role="alert">
      {says.hasVisits({ count: inTheWay })}
    </p>
  );
}

function ClosedDays({ cities, closures, acting }: ClosuresProps & { acting: Acting }) {
  return (
    <ul className="city-rows">
      {closures.map((one) => (
        <ClosedDay key={`${one.city} ${one.day}`} one={one} cities={cities} acting={acting} />
      ))}
    </ul>
  );
}

type ClosedDayProps = {
  one: CityDays['closures'][number];
  cities: CityDays['cities'];
  acting: Acting;
};

/** It is opened again with a reason, as it was closed. */
function ClosedDay({ one, cities, acting }: ClosedDayProps) {
  const { words, lang } = useSpeech();
  const { opsCity: says } = words;
  const [isOpening, setOpening] = useState(false);
  const [why, setWhy] = useState('');
  const { city, day } = one;
  const shown = shownFullDay(day, lang);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void acting.run(closeCityDay, { city, day, closed: false, why });
  };
  return (
    <li>
      <b>{shown}</b>
      <span className="t3">
        {[cities.length > 1 && cities.find(({ slug }) => slug === city)?.name, one.why]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {!isOpening && (
        <button
          type="button"
          className="o-btn"
          aria-label={says.openDay({ day: shown })}
          onClick={() => setOpening(true)}
        >
          {says.openAgain}
        </button>
      )}
      {isOpening && (
        <form className="o-field" onSubmit={submit}>
          <TextField label={says.whyOpen} required maxLength={300} value={why} onType={setWhy} />
          <button type="submit" className="o-btn" aria-busy={acting.busy || undefined}>
            {says.openAgain}
          </button>
        </form>
      )}
    </li>
  );
}
