import type { BookingView } from '#contract/customer/booking.ts';
import type { InstalmentView } from '#contract/customer/instalment.ts';
import type { Words } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { commasDiffer, shownDay, shownMoment } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { endsUnpaid } from './booking-state.ts';

type PlanPartProps = { part: InstalmentView; booking: BookingView };

/** One part of a price as a row: its kind, how it stands and its amount. */
export function PlanPart({ part, booking }: PlanPartProps) {
  return (
    <li className={`plan-part ${part.state}`}>
      <Icon name={part.state === 'paid' ? 'check' : 'clock'} />
      <PlanWords part={part} booking={booking} />
    </li>
  );
}

/** The same without a row of its own. */
export function PlanWords({ part, booking }: PlanPartProps) {
  const words = useWords().changes.plan;
  const lang = useLang();
  const until = part.kind === 'advance' && part.state === 'due' ? endsUnpaid(booking) : null;
  return (
    <div className={`plan-words ${part.state}`}>
      <p>
        {part.percent === null
          ? words.kinds[part.kind]
          : words.share({ kind: words.kinds[part.kind], percent: part.percent })}
        <small suppressHydrationWarning={commasDiffer}>
          {until
            ? words.advanceBy({ moment: shownMoment(until, lang) })
            : stateWords(part, words, (at) => shownDay(at.slice(0, 10), lang))}
        </small>
      </p>
      <b className="num">{formatRupees(part.amountPaise)}</b>
    </div>
  );
}

function stateWords(
  { state, kind, dueAt, paidAt }: InstalmentView,
  words: Words['changes']['plan'],
  shown: (at: string) => string,
): string {
  switch (state) {
    case 'paid':
      return words.paid({ day: shown(paidAt ?? dueAt) });
    case 'due':
      return words.due;
    case 'overdue':
      return words.overdue({ day: shown(dueAt) });
    case 'later':
      return kind === 'completion' ? words.laterDone : words.later({ day: shown(dueAt) });
  }
}
