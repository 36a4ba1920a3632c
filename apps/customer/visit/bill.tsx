import { hasBegun } from '#contract/booking-phases.ts';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { useWords } from '#ui/words.tsx';

/** The cost of the visit, line by line; before the end there is nothing to add up yet unless more was agreed on. */
export function Bill({ visit: { bill, status } }: { visit: LiveVisit }) {
  const words = useWords().visit.bill;
  if (!bill || !hasBegun(status)) return null;
  return (
    <section className="visit-card">
      <h2>{words.title}</h2>
      <dl className="money">
        {bill.lines.map(({ line, label, amountPaise, state }) => (
          <div key={line}>
            <dt>
              {label || words.service} {state === 'disputed' && <small>{words.disputed}</small>}
            </dt>
            <dd className="num">{formatRupees(amountPaise)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.total}</dt>
          <dd className="num">{formatRupees(bill.totalPaise)}</dd>
        </div>
        <div>
          <dt>{words.paid}</dt>
          <dd className="num">{formatRupees(bill.paidPaise)}</dd>
        </div>
        {bill.duePaise > 0 && (
          <div>
            <dt>{words.due}</dt>
            <dd className="num">{formatRupees(bill.duePaise)}</dd>
          </div>
        )}
        {bill.laterPaise > 0 && (
          <div>
            <dt>{words.onAcceptance}</dt>
            <dd className="num">{formatRupees(bill.laterPaise)}</dd>
          </div>
        )}
      </dl>
      {bill.partial && <p className="note">{words.partial}</p>}
      {bill.duePaise > 0 && bill.payBy === 'cash' && <p className="note">{words.byCash}</p>}
      {bill.duePaise > 0 && bill.payBy === 'link' && <p className="note">{words.byLink}</p>}
    </section>
  );
}
