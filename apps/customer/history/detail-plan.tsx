import { termsOf } from '#contract/catalogue/known.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import type { InstalmentView } from '#contract/customer/instalment.ts';
import type { Words } from '#i18n/index.ts';
import { formatRupees } from '#kernel/money.ts';
import { commasDiffer, shownDay, shownMoment } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { endsUnpaid } from './booking-state.ts';

type DetailPlanProps = { booking: BookingView; instalments: readonly InstalmentView[] };

/**
 * The instalments and where each one stands. A price that is paid in one piece needs no plan, nor does extra work that
 * is paid for: both stand in the bill.
 */
export function DetailPlan({ booking, instalments }: DetailPlanProps) {
  const { changes } = useWords();
  const lang = useLang();
  const isPlanned =
    termsOf(booking.category).parts !== null || instalments.some(({ paidAt }) => !paidAt);
  if (instalments.length < 2 || !isPlanned) return null;
  const words = changes.plan;
  const until = endsUnpaid(booking);
  const advanceBy = until && words.advanceBy({ moment: shownMoment(until, lang) });
  return (
    <section className="detail-card" aria-labelledby="detail-plan">
      <h2 id="detail-plan">{words.title}</h2>
      <ol className="plan">
        {instalments.map((part) => (
          <li key={part.position} className={part.state}>
            <Icon name={part.state === 'paid' ? 'check' : 'clock'} />
            <p>
              {words.kinds[part.kind]}
              <small suppressHydrationWarning={commasDiffer}>
                {part.kind === 'advance' && part.state === 'due' && advanceBy
                  ? advanceBy
                  : stateWords(part, words, (at) => shownDay(at.slice(0, 10), lang))}
              </small>
            </p>
            <b className="num">{formatRupees(part.amountPaise)}</b>
          </li>
        ))}
      </ol>
    </section>
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
