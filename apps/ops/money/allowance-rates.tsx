import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { listAllowanceRates } from '#contract/ops/list-allowance-rates.ts';
import { setAllowanceRates } from '#contract/ops/set-allowance-rates.ts';
import { paiseFromRupees, rupeesFromPaise } from '#kernel/money.ts';
import { addDays } from '#kernel/time.ts';
import { shownDate } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { ActForm } from '../shell/act.tsx';
import { DayField, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { Scroller } from '../shell/scroller.tsx';
import { shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import './allowance-rates.css';

type Rates = OutputOf<typeof listAllowanceRates>['rates'][number];
const FIELDS = [
  'waitingFreeMinutes',
  'waitingPaisePerMinute',
  'waitingMostPaise',
  'wayFreeKm',
  'wayPaisePerKm',
  'wayMostPaise',
  'dayPaisePerHour',
  'dayMostPaise',
] as const;
type Field = (typeof FIELDS)[number];

const isMoney = (field: Field): boolean => field.includes('Paise');

/** Pay on top for waits and long ways: the rates of each day, and those of a day ahead to be set. */
export function AllowanceRates() {
  const { opsAllowances: says } = useSpeech().words;
  const reading = useReading(listAllowanceRates, {});
  const { value } = reading;
  const newest = value?.rates[0];
  return (
    <div className="o-body o-stack">
      <Panel title={says.title}>
        <p className="o-help">{says.text}</p>
        <Waiting reading={reading} />
        {value && (
          <Scroller>
            <RatesTable rates={value.rates} />
          </Scroller>
        )}
      </Panel>
      {value && newest && (
        <section className="o-panel">
          <div className="o-pb">
            <NewRates key={newest.holdsFrom} from={newest} today={value.today} />
          </div>
        </section>
      )}
    </div>
  );
}

function RatesTable({ rates }: { rates: readonly Rates[] }) {
  const { words, lang } = useSpeech();
  const { opsAllowances: says } = words;
  return (
    <table className="o-t o-wrapped o-rates">
      <thead>
        <tr>
          <th>{says.holdsFrom}</th>
          {FIELDS.map((field) => (
            <th key={field} className="r">
              {says.fields[field]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((one) => (
          <tr key={one.holdsFrom}>
            <td>
              {shownDate(one.holdsFrom, lang)} <span className="t3">{says.states[one.state]}</span>
            </td>
            {FIELDS.map((field) => (
              <td key={field} className="r num">
                {isMoney(field) ? shownMoney(one[field]) : one[field]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Begins with the newest, so that one number is changed and the others stay. */
function NewRates({ from, today }: { from: Rates; today: string }) {
  const { opsAllowances: says } = useSpeech().words;
  const [holdsFrom, setHoldsFrom] = useState(addDays(today, 1));
  const [typed, setTyped] = useState<Record<Field, string>>(() => textsOf(from));
  return (
    <ActForm
      title={says.newRates}
      text={says.newText}
      button={says.save}
      onAct={(why, acting) => acting.run(setAllowanceRates, { holdsFrom, ...readOf(typed), why })}
    >
      <DayField
        label={says.holdsFrom}
        value={holdsFrom}
        min={addDays(today, 1)}
        required
        onType={setHoldsFrom}
      />
      <div className="o-rate-fields">
        {FIELDS.map((field) => (
          <div key={field} className="o-field">
            <TextField
              label={says.fields[field]}
              value={typed[field]}
              inputMode="decimal"
              required
              onType={(text) => setTyped({ ...typed, [field]: text })}
            />
          </div>
        ))}
      </div>
    </ActForm>
  );
}

const each = <Value,>(read: (field: Field) => Value): Record<Field, Value> =>
  Object.fromEntries(FIELDS.map((field) => [field, read(field)])) as Record<Field, Value>;

const textsOf = (rates: Rates) =>
  each((field) => String(isMoney(field) ? rupeesFromPaise(rates[field]) : rates[field]));

/** No number is refused by the server, with its field. */
const readOf = (typed: Record<Field, string>) =>
  each((field) => {
    const number = Number(typed[field].trim() === '' ? Number.NaN : typed[field]);
    return isMoney(field) ? paiseFromRupees(number) : number;
  });
