import type { readEarnings } from '#contract/karigar/read-earnings.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownDay } from '#ui/dates.ts';
import { useSpeech } from '../shell/words.tsx';
import { EarnedRow } from './earned-row.tsx';

type Floor = OutputOf<typeof readEarnings>['floors'][number];

/** Committed days that earned less than was promised, each with the rest that we have paid. */
export function Floors({ of }: { of: readonly Floor[] }) {
  return of.map((one) => (
    <li key={one.date}>
      <Paid one={one} />
    </li>
  ));
}

function Paid({ one }: { one: Floor }) {
  const { words, lang } = useSpeech();
  const { earnings } = words.work;
  const [floor, earned] = [formatRupees(one.floorPaise), formatRupees(one.earnedPaise)];
  return (
    <EarnedRow pay={one} unfolds={one.deductions.length > 0}>
      <span>
        <b>{earnings.floor}</b>
        <small className="k-note k-below">{shownDay(one.date, lang)}</small>
        <small className="k-note k-below">{earnings.floorText({ floor, earned })}</small>
      </span>
      <b className="k-money num">{formatRupees(one.netPaise)}</b>
    </EarnedRow>
  );
}
