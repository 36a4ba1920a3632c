import { type ReactNode, useId, useState } from 'react';
import { addDays, dateInIndia, instantInIndia, toIndiaIso } from '#kernel/time.ts';
import { DayField } from './field.tsx';
import { useSpeech } from './words.tsx';

/** At once, or from the beginning of a day; where something is published already, from its day. */
export function useFromWhen(planned: string | undefined): [string | null, ReactNode] {
  const { opsCatalogue: says } = useSpeech().words;
  const name = useId();
  const tomorrow = addDays(dateInIndia(Date.now()), 1);
  const [day, setDay] = useState(planned?.slice(0, 10) ?? tomorrow);
  const [atOnce, setAtOnce] = useState(planned === undefined);
  const from = atOnce ? null : toIndiaIso(instantInIndia(day));
  const choices = [
    [true, says.atOnce],
    [false, says.fromDay],
  ] as const;
  const asked = (
    <fieldset className="o-field">
      <legend>
        <b>{says.when}</b>
      </legend>
      {choices.map(([isNow, label]) => (
        <label key={label} className="row">
          <input
            type="radio"
            name={name}
            checked={atOnce === isNow}
            onChange={() => setAtOnce(isNow)}
          />
          {label}
        </label>
      ))}
      {!atOnce && <DayField label={says.day} required min={tomorrow} value={day} onType={setDay} />}
    </fieldset>
  );
  return [from, asked];
}
