import { type FormEvent, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { tryPolicy } from '#contract/ops/try-policy.ts';
import { policy } from '#contract/policy.ts';
import type { FeeTable } from '#contract/policy-versions.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';
import { FEE_NUMBERS, isMoney, numberOf, withNumber } from './fee-numbers.ts';
import { TrialResult } from './trial-result.tsx';

/** Tries other fees on past days: a draft, some days, and what customers would have paid. Nothing is written. */
export function Trial() {
  const { opsHouse: says, opsList } = useSpeech().words;
  const today = dateInIndia(Date.now());
  const [fees, setFees] = useState<FeeTable>(policy.cancellation);
  const [days, setDays] = useState<{ from: string; until: string }>({
    from: addDays(today, -30),
    until: today,
  });
  const [result, setResult] = useState<OutputOf<typeof tryPolicy>>();
  const acting = useAct();
  // A result stands only beside the numbers it was reckoned from.
  const change = (wished: FeeTable) => {
    setResult(undefined);
    setFees(wished);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setResult(undefined);
    setResult(await acting.run(tryPolicy, { ...days, fees }));
  };
  return (
    <Panel title={says.whatIf}>
      <p className="o-help">{says.whatIfText}</p>
      <form className="o-stack" onSubmit={(event) => void submit(event)}>
        <div className="o-filters">
          {(['from', 'until'] as const).map((edge) => (
            <TextField
              key={edge}
              label={opsList[edge]}
              type="date"
              required
              value={days[edge]}
              onType={(day) => {
                setResult(undefined);
                setDays({ ...days, [edge]: day });
              }}
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
                  change(withNumber(fees, number, isMoney(number) ? typed * 100 : typed));
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
          <button type="button" className="o-btn" onClick={() => change(policy.cancellation)}>
            {says.asToday}
          </button>
        </div>
      </form>
      <div role="status">{result && <TrialResult of={result} />}</div>
    </Panel>
  );
}
