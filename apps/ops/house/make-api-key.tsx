import { useEffect, useId, useState } from 'react';
import { makeApiKey } from '#contract/ops/make-api-key.ts';
import { SCOPES, type Scope } from '#contract/scopes.ts';
import { newId } from '#kernel/ids.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { preventing } from '../../browser/preventing.ts';
import { readAnew } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, DayField, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';

const USUAL_DAYS = 180;

/** A key for a program outside, shown this once; `known` are the names that have keys already. */
export function MakeApiKey({ known }: { known: readonly string[] }) {
  const { opsApiKeys: says } = useSpeech().words;
  const acting = useAct();
  const names = useId();
  const [id, setId] = useState(newId);
  const [integrator, setIntegrator] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['bookings:read']);
  const [expiresOn, setExpiresOn] = useState(() => addDays(dateInIndia(Date.now()), USUAL_DAYS));
  const [key, setKey] = useState<string>();
  // The answer that told the key was lost: another one is made under another id.
  const isThere = acting.code === 'api-key-exists';
  useEffect(() => {
    if (isThere) setId(newId());
  }, [isThere]);
  const submit = async () => {
    setKey(undefined);
    const made = await acting.run(makeApiKey, { id, integrator, scopes: [...scopes], expiresOn });
    if (!made) return readAnew();
    setKey(made.key);
    setId(newId());
    setIntegrator('');
  };
  return (
    <form onSubmit={preventing(submit)}>
      <Panel title={says.make}>
        <div className="o-field">
          <TextField
            label={says.integrator}
            value={integrator}
            maxLength={80}
            list={names}
            required
            onType={setIntegrator}
          />
          <datalist id={names}>
            {known.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <p className="o-help">{says.integratorHelp}</p>
          <ScopeChoice chosen={scopes} onChoose={setScopes} />
          <DayField label={says.expiresOn} value={expiresOn} required onType={setExpiresOn} />
          <ActNotes acting={acting} />
          {key && (
            <div className="o-note" role="status">
              <p>{says.keyOnce}</p>
              <p className="mono o-anywhere">{key}</p>
            </div>
          )}
          <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
            {says.make}
          </button>
        </div>
      </Panel>
    </form>
  );
}

type ScopeChoiceProps = {
  chosen: readonly Scope[];
  onChoose: (scopes: readonly Scope[]) => void;
};

function ScopeChoice({ chosen, onChoose }: ScopeChoiceProps) {
  const { opsApiKeys: says } = useSpeech().words;
  const turn = (one: Scope) =>
    onChoose(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset>
      <legend>{says.scopes}</legend>
      <ul className="o-checks">
        {SCOPES.map((one) => (
          <li key={one}>
            <label className="row">
              <input type="checkbox" checked={chosen.includes(one)} onChange={() => turn(one)} />
              <span>
                {says.scopeNames[one]} <span className="mono t3">{one}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
