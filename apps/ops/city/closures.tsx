import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { closeCityDay } from '#contract/ops/close-city-day.ts';
import type { readCityDays } from '#contract/ops/read-city-days.ts';
import { paramsOf } from '#contract/refusal-params.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { shownFullDay } from '#ui/dates.ts';
import { type Acting, useAct } from '../shell/act.tsx';
import { ActNotes, DayField, TextField } from '../shell/field.tsx';
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
      <CloseNotes acting={acting} />
      <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
        {says.closeDay}
      </button>
    </form>
  );
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
  const { words, lang } = useSpeech();
  const { opsCity: says } = words;
  const nameOf = (slug: string) => cities.find((one) => one.slug === slug)?.name ?? slug;
  const open = (one: CityDays['closures'][number]) =>
    acting.run(closeCityDay, { ...one, closed: false, why: says.openAgain });
  return (
    <ul className="city-rows">
      {closures.map((one) => (
        <li key={`${one.city} ${one.day}`}>
          <b>{shownFullDay(one.day, lang)}</b>
          <span className="t3">{cities.length > 1 && nameOf(one.city)}</span>
          <button
            type="button"
            className="o-btn"
            aria-label={says.openDay({ day: shownFullDay(one.day, lang) })}
            onClick={() => void open(one)}
          >
            {says.openAgain}
          </button>
        </li>
      ))}
    </ul>
  );
}
