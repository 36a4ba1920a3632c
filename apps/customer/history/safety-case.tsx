import type { readBooking } from '#contract/customer/read-booking.ts';
import { knownBrand } from '#contract/known-brand.ts';
import type { OutputOf } from '#contract/operation.ts';
import { shownClock } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { useNow } from '../../browser/use-now.ts';

type Case = NonNullable<OutputOf<typeof readBooking>['safety']>;

/** Says who looks after a visit that was left for safety, and whom to expect when. */
export function SafetyCase({ safety }: { safety: Case }) {
  const { safety: words, title } = useWords().visit;
  const now = useNow();
  const { openedBy, endedAt, callBy, takenBy } = safety;
  const ended = openedBy === 'customer' ? words.endedBySelf : words.ended;
  const isLate = callBy !== null && now > Date.parse(callBy);
  return (
    <section className="detail-card" aria-label={title}>
      <p>
        <b>{ended({ time: shownClock(endedAt) })}</b>
      </p>
      <div role="status">
        {takenBy && <p>{words.taken({ name: takenBy })}</p>}
        <p>{sayCall(callBy, isLate, words)}</p>
      </div>
      <p>{words.held}</p>
      <p className="ways">
        <a className="btn soft" href={`tel:${knownBrand().dialled}`}>
          <Icon name="phone" />
          {words.office}
        </a>
      </p>
    </section>
  );
}

function sayCall(
  callBy: string | null,
  isLate: boolean,
  words: ReturnType<typeof useWords>['visit']['safety'],
): string {
  if (callBy === null) return words.callSoon;
  const time = shownClock(callBy);
  return isLate ? words.callLate({ time }) : words.callBy({ time });
}
