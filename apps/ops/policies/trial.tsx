import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { tryPolicy } from '#contract/ops/try-policy.ts';
import { policy } from '#contract/policy.ts';
import type { FeeTable } from '#contract/policy-versions.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, DayField, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';
import { FEE_NUMBERS, isMoney, numberOf, withNumber } from './fee-numbers.ts';
import { TrialResult } from './trial-result.tsx';

type Days = { readonly from: string; readonly until: string };
type Answered = {
  readonly days: Days;
  readonly fees: FeeTable;
  readonly result: OutputOf<typeof tryPolicy>;
};

/** Tries other fees on past days: a draft, some days, and what customers would have paid. Nothing is written. */
export function Trial() {
  const { opsHouse: says, opsList } = useSpeech().words;
  const today = dateInIndia(Date.now());
  const [fees, setFees] = useState<FeeTable>(policy.cancellation);
  const [days, setDays] = useState<Days>({ from: addDays(today, -30), until: today });
  const [answered, setAnswered] = useState<Answered>();
  const acting = useAct();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await acting.run(tryPolicy, { ...days, fees });
    if (result) setAnswered({ days, fees, result });
  };
  // A result stands only beside the numbers it was reckoned from.
  const isOfThese = answered?.days === days && answered.fees === fees;
  return (
    <Panel title={says.whatIf}>
      <p className="o-help">{says.whatIfText}</p>
      <form className="o-stack" onSubmit={(event) => void submit(event)}>
        <div className="o-filters">
          {(['from', 'until'] as const).map((edge) => (
            <DayField
              key={edge}
              label={opsList[edge]}
              required
              value={days[edge]}
              onType={(day) => setDays({ ...days, [edge]: day })}
            />
          ))}
        </div>
        <div className="policy-numbers">
          {FEE_NUMBERS.map((number) => (
            <div key={number} className="o-field">
              <TextField
                label={says.fees[number]}
                inputMode="numeric"
                value={String(numberOf(fees, number) / (isMoney(number) ? 100 : 1))}
                onType={(text) => {
                  const typed = Number(text.replace(/\D/g, '').slice(0, 6));
                  setFees(withNumber(fees, number, isMoney(number) ? typed * 100 : typed));
                }}
              />
            </div>
          ))}
        </div>
        <ActNotes acting={acting} />
        <div className="row wrap g8">
          <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
            {says.reckon}
          </button>
          <button type="button" className="o-btn" onClick={() => setFees(policy.cancellation)}>
            {says.asToday}
          </button>
        </div>
      </form>
      <div role="status">{isOfThese && <TrialResult of={answered.result} />}</div>
    </Panel>
  );
}
