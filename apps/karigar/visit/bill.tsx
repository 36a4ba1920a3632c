import type { BillView } from '#contract/visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { useWords } from '../shell/words.tsx';

/** The customer's bill, line by line. */
export function Bill({ bill }: { bill: BillView }) {
  const { visit } = useWords();
  return (
    <section className="k-card">
      <h2>{visit.bill}</h2>
      <dl className="k-lines">
        {bill.lines.map(({ line, kind, label, amountPaise }) => (
          <div key={line}>
            <dt>{label || (kind === 'service' ? visit.service : visit[kind])}</dt>
            <dd className="num">{formatRupees(amountPaise)}</dd>
          </div>
        ))}
        <div className="k-sum">
          <dt>{visit.total}</dt>
          <dd className="num">{formatRupees(bill.totalPaise)}</dd>
        </div>
        <div>
          <dt>{visit.paid}</dt>
          <dd className="num">{formatRupees(bill.paidPaise)}</dd>
        </div>
        <div>
          <dt>{visit.due}</dt>
          <dd className="num">
            <b>{formatRupees(bill.duePaise)}</b>
          </dd>
        </div>
      </dl>
    </section>
  );
}
