import type { ZoneConsequence as Does } from '#contract/ops/zone.ts';
import { shownMoney } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';

/** Tells before a switch is turned on for whom it holds, which rules rest, and what it costs. */
export function ZoneConsequence({ does }: { does: Does }) {
  const { opsZones: says } = useSpeech().words;
  return (
    <div className="o-note" role="status">
      <div>
        <b>{says.holds(does)}</b>
        <p>{says.does}:</p>
        <ul>
          {says.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className="t2">
          {says.money({ fees: shownMoney(does.feesPaise), mirror: shownMoney(does.mirrorPaise) })}
        </p>
      </div>
    </div>
  );
}
