import type { RefundView } from '#contract/customer/refund.ts';
import { formatRupees } from '#kernel/money.ts';
import { commasDiffer, shownFullDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';

/** Every refund of a booking: how much, by which way, where it is now and until when it will be there. */
export function DetailRefunds({ refunds }: { refunds: readonly RefundView[] }) {
  const { changes } = useWords();
  if (refunds.length === 0) return null;
  return (
    <section className="detail-card" aria-labelledby="detail-refunds">
      <h2 id="detail-refunds">{changes.refunds.title}</h2>
      <ul className="refunds">
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </ul>
    </section>
  );
}

function RefundRow({ refund }: { refund: RefundView }) {
  const { changes } = useWords();
  const lang = useLang();
  const words = changes.refunds;
  const { state, creditedAt, reference } = refund;
  return (
    <li>
      <p className="amount">
        <b className="num">{formatRupees(refund.amountPaise)}</b>
        {state !== 'as-credit' && <span>{words.to({ method: words.methods[refund.method] })}</span>}
      </p>
      <p className={`refund-state ${state}`}>{words.states[state]}</p>
      <dl>
        <dt>{words.holder}</dt>
        <dd>{words.holders[refund.holder]}</dd>
        <dt>{creditedAt ? words.credited : words.due}</dt>
        <dd suppressHydrationWarning={commasDiffer}>
          {shownFullDay(creditedAt?.slice(0, 10) ?? refund.dueOn, lang)}
        </dd>
        {reference && (
          <>
            <dt>{words.reference}</dt>
            <dd translate="no">{reference}</dd>
          </>
        )}
      </dl>
      {refund.isOverdue && <p className="change-trouble">{words.late}</p>}
    </li>
  );
}
