import type { readEarnings } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownDay } from '#ui/dates.ts';
import { PayLines } from '../shell/pay-lines.tsx';
import { useSpeech } from '../shell/words.tsx';

/** Committed days that earned less than was promised, each with the rest that we have paid. */
export function Floors({ of }: { of: OutputOf<typeof readEarnings>['floors'] }) {
  const { words, lang } = useSpeech();
  const { earnings } = words.work;
  return of.map((one) => (
    <li key={one.date}>
      <details className="k-card">
        <summary className="k-row">
          <span>
            {earnings.floor}
            <small className="k-note"> · {shownDay(one.date, lang)}</small>
          </span>
          <b className="k-money num">{formatRupees(one.netPaise)}</b>
        </summary>
        <p>
          {earnings.floorText({
            floor: formatRupees(one.floorPaise),
            earned: formatRupees(one.earnedPaise),
          })}
        </p>
        {one.deductions.length > 0 && <PayLines pay={one} />}
      </details>
    </li>
  ));
}
