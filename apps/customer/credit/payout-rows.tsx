import type { readCredit } from '#contract/customer/read-credit.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownFullDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';

/** Payouts made or on their way: how much, where to, where each is, and until when. */
export function PayoutRows({ payouts }: Pick<OutputOf<typeof readCredit>, 'payouts'>) {
  const { credit } = useWords();
  const lang = useLang();
  if (payouts.length === 0) return null;
  return (
    <section>
      <h3>{credit.payouts}</h3>
      <ul className="payouts">
        {payouts.map(({ id, amountPaise, state, paidAt, ...one }) => (
          <li key={id}>
            <p className="amount">
              <b className="num">{formatRupees(amountPaise)}</b>
              {one.upiId && <span translate="no">{one.upiId}</span>}
            </p>
            <p className={`payout-state ${state}`}>{credit.states[state]}</p>
            {state !== 'returned' && state !== 'waiting' && (
              <p className="note">
                {paidAt
                  ? credit.paidOn({ day: shownFullDay(paidAt.slice(0, 10), lang) })
                  : credit.dueOn({ day: shownFullDay(one.dueOn, lang) })}
              </p>
            )}
            {one.reference && (
              <p className="note">
                {credit.reference}: <span translate="no">{one.reference}</span>
              </p>
            )}
            {one.isOverdue && <p className="trouble">{credit.late}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
