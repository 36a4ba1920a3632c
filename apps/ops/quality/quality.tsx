import { useState } from 'react';
import { readQuality } from '#contract/ops/read-quality.ts';
import { policy } from '#contract/policy.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { shownDayAndMonth } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { Choice, DayField } from '../shell/field.tsx';
import { go, useSearch } from '../shell/path.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { addressFor, type Filter, LENGTHS, placeIn } from './address.ts';
import { AllBars } from './bars.tsx';
import { Behind } from './behind.tsx';
import { DemandHeat } from './demand-heat.tsx';
import { saveFigures } from './figures-csv.ts';
import { LateHeat } from './late-heat.tsx';
import { OftenRefused } from './often-refused.tsx';
import type { Quality as Figures, Wanted } from './shares.ts';
import { Tiles } from './tiles.tsx';
import { Trend } from './trend.tsx';
import './quality.css';

/** How well we serve: each figure with its number, the days before, and the bookings behind it. */
export function Quality() {
  const { opsQuality: says } = useSpeech().words;
  const today = dateInIndia(Date.now());
  const { filter, wanted } = placeIn(useSearch(), today);
  const [presses, setPresses] = useState(0);
  const { until } = filter;
  const period = {
    ...{ from: addDays(until, 1 - Number(filter.days)), until },
    ...(filter.service !== '' && { serviceId: Number(filter.service) }),
  };
  const reading = useReading(readQuality, period);
  const { value } = reading;
  const change = (more: Partial<Filter>) =>
    go(addressFor({ ...filter, ...more }, undefined, today));
  const choose = (rows: Wanted) => {
    go(addressFor(filter, rows, today));
    setPresses(presses + 1);
  };
  return (
    <div className="o-body ql">
      <Tools filter={filter} value={value} onChange={change} />
      <Waiting reading={reading} />
      {value && (
        <>
          <p className="t3">{says.rule({ minutes: policy.onTimeMinutes })}</p>
          <Tiles quality={value} onChoose={choose} />
          <div className="ql-grid">
            <div className="ql-col">
              <LateHeat quality={value} onChoose={choose} />
              <Trend days={value.days} />
              <Behind wanted={wanted} quality={value} period={period} presses={presses} />
            </div>
            <div className="ql-col">
              <DemandHeat from={period.from} until={until} />
              <AllBars quality={value} onChoose={choose} />
              <OftenRefused />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

type ToolsProps = {
  filter: Filter;
  value: Figures | undefined;
  onChange: (more: Partial<Filter>) => void;
};

/** The days, the service, what they are compared with, and the file. */
function Tools({ filter, value, onChange }: ToolsProps) {
  const { words, lang } = useSpeech();
  const { opsQuality: says } = words;
  // An answer filtered by a service names only that one; the list of all is kept so that another can be chosen.
  const [names, setNames] = useState<readonly Figures['services'][number][]>([]);
  const isNarrow = filter.service !== '' && names.length > 0;
  const known = isNarrow ? names : (value?.services ?? []);
  const choose = (service: string) => {
    setNames(known);
    onChange({ service });
  };
  const serviceName = useServiceName();
  const nameOf = (id: string) => {
    const found = known.find(({ serviceId }) => String(serviceId) === id);
    return found ? serviceName(found.name) : id || says.all;
  };
  return (
    <div className="ql-tools">
      <Choice
        label={says.period}
        value={filter.days}
        options={LENGTHS}
        nameOf={(one) => says.days({ days: Number(one) })}
        onChoose={(days) => onChange({ days })}
      />
      <DayField
        label={says.until}
        required
        value={filter.until}
        onType={(until) => onChange({ until })}
      />
      <Choice
        label={says.service}
        value={filter.service}
        options={['', ...known.map(({ serviceId }) => String(serviceId))]}
        nameOf={nameOf}
        onChoose={choose}
      />
      {value && (
        <>
          <span className="t3">
            {says.against({
              from: shownDayAndMonth(value.before.from, lang),
              until: shownDayAndMonth(value.before.until, lang),
            })}
          </span>
          <button type="button" className="o-btn" onClick={() => saveFigures(value)}>
            {says.csv}
          </button>
        </>
      )}
    </div>
  );
}
