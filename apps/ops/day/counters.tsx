import { useSpeech } from '../shell/words.tsx';
import type { Day } from './day-of.ts';

/** How the day stands, in figures. */
export function Counters({ counts }: { counts: Day['counts'] | undefined }) {
  const { opsDay: says } = useSpeech().words;
  const share = counts && counts.arrived > 0 ? (100 * counts.onTime) / counts.arrived : undefined;
  const figures = [
    ['booked', counts?.booked],
    ['underWay', counts?.underWay],
    ['onTime', share === undefined ? undefined : `${share.toFixed(0)} %`],
    ['atRisk', counts?.atRisk],
    ['nobodyYet', counts?.nobodyYet],
    ['refused', counts?.refused],
    ['onDuty', counts?.onDuty],
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and nothing in it can be pressed.
    <section className="o-counts" aria-label={says.counts.booked} tabIndex={0}>
      {figures.map(([name, figure]) => (
        <div key={name} className={name === 'atRisk' && figure ? 'o-count hot' : 'o-count'}>
          <span className="k">{says.counts[name]}</span>
          <span className="fig">
            {figure ?? '–'}
            {name === 'onTime' && <small>{says.ofArrived({ count: counts?.arrived ?? 0 })}</small>}
          </span>
        </div>
      ))}
    </section>
  );
}
