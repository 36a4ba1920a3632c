import type { OutputOf } from '#contract/operation.ts';
import type { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { shownAt, shownMoney } from './shown.ts';
import { useSpeech } from './words.tsx';

type Told = OutputOf<typeof readBookingFile>['timeline'][number];
type ToldEventProps = { of: Told };

/** One event of a booking: when, what, how much, by whom and why. */
export function ToldEvent({ of: one }: ToldEventProps) {
  const { words, lang } = useSpeech();
  // An event of an earlier version may have no words any more.
  const events = words.opsEvents as Readonly<Record<string, string>>;
  const doers = words.opsFile.by as Readonly<Record<string, string>>;
  return (
    <li>
      <span className="t3">{shownAt(one.at, lang)}</span> <b>{events[one.type] ?? one.type}</b>
      {one.amountPaise !== null && ` · ${shownMoney(one.amountPaise)}`}
      <small>
        {[one.byName ?? doers[one.by] ?? one.by, one.karigarName, saidBy(one)]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  );
}

/** A reason as it was typed; a code such as `by-hand` says nothing that the event does not. */
const saidBy = ({ why }: Told): string | null =>
  why !== null && /^[a-z]+(-[a-z]+)+$/.test(why) ? null : why;
