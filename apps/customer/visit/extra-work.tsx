import { answerEstimate } from '#contract/customer/answer-estimate.ts';
import type { EstimateView } from '#contract/visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import type { VisitPart } from './visit-part.ts';

/** Work beyond what was booked waits for a yes, line by line and with its sum. */
export function ExtraWork({ visit, onChanged }: VisitPart) {
  const open = visit.estimates.find(({ state }) => state === 'proposed');
  if (!open || !visit.actions.includes('answer-estimate')) return null;
  return <Question key={open.id} id={visit.id} estimate={open} onChanged={onChanged} />;
}

type QuestionProps = { id: string; estimate: EstimateView; onChanged: () => void };

function Question({ id, estimate, onChanged }: QuestionProps) {
  const words = useWords().visit.estimate;
  const approving = useChange(answerEstimate, words.approved, onChanged);
  const refusing = useChange(answerEstimate, words.refused, onChanged);
  const { lines, totalPaise } = estimate;
  const answer = { id, estimateId: estimate.id, shownTotalPaise: totalPaise };
  return (
    <section className="visit-card estimate-card">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <dl className="money">
        {lines.map(({ kind, label, amountPaise }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <div key={index}>
            <dt>
              {label} <small>{words[kind]}</small>
            </dt>
            <dd className="num">{formatRupees(amountPaise)}</dd>
          </div>
        ))}
        <div>
          <dt>{words.total}</dt>
          <dd className="num">{formatRupees(totalPaise)}</dd>
        </div>
      </dl>
      <p className="change-trouble" role="alert">
        {approving.trouble || refusing.trouble}
      </p>
      <div className="change-buttons">
        <Button
          look="line"
          busy={refusing.busy}
          onClick={() => void refusing.send({ ...answer, approved: false })}
        >
          {words.refuse}
        </Button>
        <Button
          busy={approving.busy}
          onClick={() => void approving.send({ ...answer, approved: true })}
        >
          {words.approve({ amount: formatRupees(totalPaise) })}
        </Button>
      </div>
    </section>
  );
}
