import { useState } from 'react';
import { LONGEST_OFF_DAYS } from '#contract/features.ts';
import type { OutputOf } from '#contract/operation.ts';
import { listFeatures } from '#contract/ops/list-features.ts';
import { switchFeature } from '#contract/ops/switch-feature.ts';
import { DAY, HOUR, toIndiaIso } from '#kernel/time.ts';
import { readAnew, useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { Sheet } from '../shell/sheet.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Feature = OutputOf<typeof listFeatures>['features'][number];

/** Features that can be switched off for a while, those that are off before the others. */
export function Features() {
  const { opsFeatures: says } = useSpeech().words;
  const reading = useReading(listFeatures, {}, { everyMs: 30_000 });
  const [changingName, setChanging] = useState<Feature['feature']>();
  const all = reading.value?.features ?? [];
  const changing = all.find(({ feature }) => feature === changingName);
  const shown = [...all.filter(isOff), ...all.filter((one) => !isOff(one))];
  return (
    <div className="o-body o-stack">
      <Panel title={says.title}>
        <p className="o-help">{says.text}</p>
        <Waiting reading={reading} />
        {shown.length > 0 && (
          <table className="o-t o-wrapped o-cards o-told-first">
            <tbody>
              {shown.map((one) => (
                <FeatureRow key={one.feature} one={one} onChange={() => setChanging(one.feature)} />
              ))}
            </tbody>
          </table>
        )}
      </Panel>
      {changing && (
        <Switch key={changing.feature} of={changing} onClose={() => setChanging(undefined)} />
      )}
    </div>
  );
}

const isOff = ({ offUntil }: Feature): boolean => offUntil !== null;

function FeatureRow({ one, onChange }: { one: Feature; onChange: () => void }) {
  const { words, lang } = useSpeech();
  const { opsFeatures: says } = words;
  const name = says.features[one.feature];
  const action = isOff(one) ? says.change : says.switchOff;
  const own = says.what as Readonly<Record<string, string>>;
  return (
    <tr>
      <td>
        <b>{name}</b>
        <p className="t2">{own[one.feature] ?? says.what.payment}</p>
        {one.history.length > 0 && (
          <details>
            <summary>{says.history}</summary>
            <ul className="o-stack">
              {one.history.map((change) => (
                <li key={change.at}>
                  {change.offUntil === null
                    ? says.on
                    : says.off({ time: shownAt(change.offUntil, lang) })}
                  {' · '}
                  {says.changed({
                    at: shownAt(change.at, lang),
                    by: change.by ?? says.somebody,
                    why: change.why,
                  })}
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
      <td>
        <span className={isOff(one) ? 'o-chip risk' : 'o-chip calm'}>
          {one.offUntil === null ? says.on : says.off({ time: shownAt(one.offUntil, lang) })}
        </span>
      </td>
      <td className="r">
        <button
          type="button"
          className="o-btn"
          aria-label={`${action}: ${name}`}
          onClick={onChange}
        >
          {action}
        </button>
      </td>
    </tr>
  );
}

const USUAL_HOURS = 2;

/** As an input of the browser has it, in the time of India. */
const typed = (at: number): string => toIndiaIso(at).slice(0, 16);

function Switch({ of, onClose }: { of: Feature; onClose: () => void }) {
  const { words } = useSpeech();
  const { opsFeatures: says } = words;
  const acting = useAct();
  const [opened] = useState(() => Date.now());
  const [until, setUntil] = useState(
    of.offUntil?.slice(0, 16) ?? typed(opened + USUAL_HOURS * HOUR),
  );
  const [why, setWhy] = useState('');
  const change = async (offUntil: string | null) => {
    const { feature, version } = of;
    if (await acting.run(switchFeature, { feature, version, offUntil, why })) onClose();
    // Changed meanwhile, the switch is shown as it is now, to be looked at again.
    else await readAnew();
  };
  return (
    <Sheet
      title={says.features[of.feature]}
      button={isOff(of) ? says.change : says.switchOff}
      danger={!isOff(of)}
      acting={acting}
      onSubmit={() => change(`${until}:00+05:30`)}
      onClose={onClose}
    >
      <TextField
        label={says.offUntil}
        type="datetime-local"
        required
        min={typed(opened)}
        max={typed(opened + LONGEST_OFF_DAYS * DAY)}
        value={until}
        onType={setUntil}
      />
      <TextField label={words.ops.why} required maxLength={300} value={why} onType={setWhy} />
      {isOff(of) && (
        <button
          type="button"
          className="o-btn"
          aria-busy={acting.busy || undefined}
          onClick={() => void change(null)}
        >
          {says.switchOn}
        </button>
      )}
    </Sheet>
  );
}
