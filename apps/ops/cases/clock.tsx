import type { CaseClock } from '#contract/cases.ts';
import type { OpsCase } from '#contract/ops/case.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useSpeech } from '../shell/words.tsx';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type ClockProps = { what: CaseClock; at: string; from: string; now: number };

/** One clock of a case: what is due, how much of its time is left, and said in words when it is over. */
export function Clock({ what, at, from, now }: ClockProps) {
  const { opsCases: says } = useSpeech().words;
  const [until, since] = [Date.parse(at), Date.parse(from)];
  const left = until - now;
  const severity = left <= 0 ? 'harm' : left <= (until - since) / 4 ? 'risk' : 'calm';
  const gone = Math.min(100, Math.max(0, ((now - since) / Math.max(1, until - since)) * 100));
  const time = useSpan(Math.abs(left));
  return (
    <div className={`case-clock ${severity}`}>
      <span className="row">
        <Icon name="clock" className="i" />
        <b>{says.clocks[what]}</b>
        <span className="sp" />
        <span>{left > 0 ? says.left({ time }) : says.late({ time })}</span>
      </span>
      <span className="bar" aria-hidden="true">
        <i style={{ width: `${gone}%` }} />
      </span>
    </div>
  );
}

/** The nearest clock in a line of the list. */
export function Due({ due, now }: { due: NonNullable<OpsCase['due']>; now: number }) {
  const { opsCases: says } = useSpeech().words;
  const left = Date.parse(due.at) - now;
  const time = useSpan(Math.abs(left));
  return (
    <span className={left <= 0 ? 'o-chip harm' : left <= DAY_MS / 2 ? 'o-chip risk' : 'o-chip'}>
      {says.clocks[due.what]} · {left > 0 ? says.left({ time }) : says.late({ time })}
    </span>
  );
}

/** A stretch of time in the largest unit that says enough. */
function useSpan(ms: number): string {
  const { opsCases: says } = useSpeech().words;
  if (ms >= 2 * DAY_MS) return says.days({ count: Math.floor(ms / DAY_MS) });
  if (ms >= HOUR_MS) return says.hours({ count: Math.floor(ms / HOUR_MS) });
  return says.minutes({ count: Math.max(1, Math.floor(ms / MINUTE_MS)) });
}
