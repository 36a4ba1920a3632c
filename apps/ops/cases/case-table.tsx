import { useEffect, useEffectEvent, useState } from 'react';
import type { OpsCase } from '#contract/ops/case.ts';
import { go, Link } from '../shell/path.tsx';
import { shortReference, shownAt } from '../shell/shown.ts';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { Due } from './clock.tsx';
import { useTopic } from './topic.ts';

/** One case a row; on a phone a row is a card. j and k move, Enter opens. */
export function CaseTable({ cases, now }: { cases: readonly OpsCase[]; now: number }) {
  const { words, lang } = useSpeech();
  const nameOf = useServiceName();
  const { opsCases: says } = words;
  const topicOf = useTopic();
  const chosen = useCursor(cases);
  return (
    <table className="o-t o-cards case-table">
      <thead>
        <tr>
          <th>{says.number}</th>
          <th>{says.about}</th>
          <th>{says.who}</th>
          <th>{says.owner}</th>
          <th>{says.next}</th>
          <th>{says.due}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map((one) => (
          <tr key={one.id} aria-current={one.number === chosen || undefined}>
            <td>
              <Link className="o-link mono" to={`/cases/${one.number}`}>
                {one.number}
              </Link>
            </td>
            <td className="case-about">
              {says.kinds[one.kind]}
              {topicOf(one.topic) && ` · ${topicOf(one.topic)}`}
              {one.said && <small>{one.said}</small>}
            </td>
            <td>{whoOf(one, nameOf)}</td>
            <td>
              {one.owner ? one.owner.name : <span className="t3">{says.noOwner}</span>}
              {one.escalatedAt && one.closed === null && (
                <span className="o-chip harm">{says.steps.escalated}</span>
              )}
            </td>
            <td className="case-about">{one.nextStep ?? <span className="t3">–</span>}</td>
            <td>
              {one.due && <Due due={one.due} now={now} />}
              {one.closed &&
                `${says.outcomes[one.closed.outcome]} · ${shownAt(one.closed.at, lang)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type NameOf = ReturnType<typeof useServiceName>;

const whoOf = ({ customer, callBack, karigar, booking }: OpsCase, nameOf: NameOf): string =>
  [
    customer?.name ?? callBack?.name ?? karigar?.name,
    nameOf(booking?.serviceName ?? callBack?.serviceInterest ?? ''),
    booking ? shortReference(booking.reference) : callBack?.area,
  ]
    .filter(Boolean)
    .join(' · ');

/** The number at which the keys are. */
function useCursor(cases: readonly OpsCase[]): string | undefined {
  const [chosen, setChosen] = useState<string>();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (typing || event.metaKey || event.ctrlKey) return;
    const at = cases.findIndex(({ number }) => number === chosen);
    const step = { j: 1, k: -1 }[event.key];
    if (step) setChosen(cases[Math.max(0, Math.min(cases.length - 1, at + step))]?.number);
    if (event.key === 'Enter' && event.target === document.body && chosen) go(`/cases/${chosen}`);
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
  return chosen;
}
