import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { useSpeech } from '../shell/words.tsx';
import { lineLabel } from './line-label.ts';

/** The customer's bill, line by line. */
export function Bill({ visit: one }: { visit: KarigarVisit }) {
  const { words, lang } = useSpeech();
  const { visit } = words;
  const { bill } = one;
  return (
    <section className="k-card">
      <h2>{visit.bill}</h2>
      <dl className="k-lines">
        {bill.lines.map(({ line, kind, label, amountPaise }) => (
          <div key={line}>
            <dt>
              {lineLabel(one, label, lang) || (kind === 'service' ? visit.service : visit[kind])}
            </dt>
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
