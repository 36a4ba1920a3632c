import { POLICY_VERSIONS, type PolicyVersion } from '#contract/policy-versions.ts';
import { shownDate } from '#ui/dates.ts';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';
import { FEE_NUMBERS, numberOf, shownNumber } from './fee-numbers.ts';
import { Trial } from './trial.tsx';
import './policies.css';

/** The numbers that customers are charged by: every version that bookings were sold under, and what another would have done. */
export function Policies() {
  const { words, lang } = useSpeech();
  const { opsHouse: says } = words;
  const newestFirst = POLICY_VERSIONS.map((one, at) => ({ one, before: POLICY_VERSIONS[at - 1] }));
  return (
    <div className="o-body o-stack">
      <Panel title={says.versions} beside={POLICY_VERSIONS.length}>
        <p className="o-help">{says.versionsText}</p>
        <ul className="o-rows">
          {newestFirst.toReversed().map(({ one, before }) => (
            <li key={one.version}>
              <span>
                <b className="mono">{one.version}</b>{' '}
                {says.soldFrom({ day: shownDate(one.from, lang) })}
                <small>{differences(one, before, says)}</small>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Trial />
    </div>
  );
}

function differences(
  one: PolicyVersion,
  before: PolicyVersion | undefined,
  says: ReturnType<typeof useSpeech>['words']['opsHouse'],
): string {
  if (!before) return says.firstVersion;
  return FEE_NUMBERS.flatMap((number) => {
    const [was, is] = [numberOf(before.cancellation, number), numberOf(one.cancellation, number)];
    if (was === is) return [];
    return [`${says.fees[number]}: ${shownNumber(number, was)} → ${shownNumber(number, is)}`];
  }).join(' · ');
}
