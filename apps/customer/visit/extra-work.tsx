import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { answerEstimate } from '#contract/customer/answer-estimate.ts';
import { type EstimateView, VISIT_PHOTOS } from '#contract/visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import { ANSWER, jumpTo, useJumpToAnswer } from '../shell/answer-card.ts';
import { AskedDialog } from '../shell/asked-dialog.tsx';
import { useAnnounced } from '../shell/use-announced.ts';
import { WaitingBar } from '../shell/waiting-bar.tsx';
import type { VisitPart } from './visit-part.ts';

/** Work beyond what was booked waits for a yes, line by line and with its sum. */
export function ExtraWork({ visit, onChanged }: VisitPart) {
  const open = visit.estimates.find(({ state }) => state === 'proposed');
  if (!open || !visit.actions.includes('answer-estimate')) return null;
  return <Question key={open.id} id={visit.id} estimate={open} onChanged={onChanged} />;
}

type QuestionProps = { id: string; estimate: EstimateView; onChanged: () => void };

/** The question comes as a dialog with a sound, once; put aside, it stands on the page, and a bar leads to it. */
function Question(question: QuestionProps) {
  const { estimate } = question;
  const words = useWords().visit.estimate;
  const [isAsked, putAside] = useAnnounced([estimate.id]);
  const card = useRef<HTMLElement>(null);
  if (isAsked)
    return (
      <AskedDialog title={words.title} onClose={putAside}>
        <Proposal {...question} />
      </AskedDialog>
    );
  return (
    <section ref={card} id={ANSWER} className="visit-card estimate-card">
      <h2 tabIndex={-1}>{words.title}</h2>
      <Proposal {...question} />
      <Reminder card={card} totalPaise={estimate.totalPaise} />
    </section>
  );
}

function Proposal({ id, estimate, onChanged }: QuestionProps) {
  const words = useWords().visit.estimate;
  const approving = useChange(answerEstimate, words.approved, onChanged);
  const refusing = useChange(answerEstimate, words.refused, onChanged);
  const { lines, totalPaise } = estimate;
  const answer = { id, estimateId: estimate.id, shownTotalPaise: totalPaise };
  return (
    <>
      <p>{words.text}</p>
      <dl className="money">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <ProposedLine key={index} line={line} />
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
    </>
  );
}

function ProposedLine({ line }: { line: EstimateView['lines'][number] }) {
  const words = useWords().visit.estimate;
  const { kind, label, amountPaise, rate, photoId } = line;
  return (
    <div>
      <dt>
        {label}{' '}
        <small className="line-how num">
          {words[kind]}
          {rate &&
            ` · ${words.byRate({ price: formatRupees(rate.unitPaise), unit: words.units[rate.unit] })}`}
        </small>
        {photoId && (
          <img
            className="part-photo"
            src={`${VISIT_PHOTOS}/${photoId}`}
            alt={words.partPhoto}
            loading="lazy"
          />
        )}
      </dt>
      <dd className="num">{formatRupees(amountPaise)}</dd>
    </div>
  );
}

type ReminderProps = { card: RefObject<HTMLElement | null>; totalPaise: number };

/** Work stands still meanwhile: a bar leads to the question from wherever the page is. */
function Reminder({ card, totalPaise }: ReminderProps) {
  const { dashboard, visit } = useWords();
  const { needs } = dashboard;
  const [isSeen, setSeen] = useState(true);
  useJumpToAnswer(card);
  useEffect(() => {
    const watching = new IntersectionObserver(([entry]) => setSeen(!!entry?.isIntersecting));
    if (card.current) watching.observe(card.current);
    return () => watching.disconnect();
  }, [card]);
  const content = document.getElementById('content');
  if (isSeen || !content) return null;
  const filled = { amount: formatRupees(totalPaise), service: '', until: '', time: '' };
  return createPortal(
    <WaitingBar title={needs.titles['extra-work'](filled)} text={visit.estimate.text}>
      <Button onClick={() => jumpTo(card.current)}>{needs.verbs['extra-work'](filled)}</Button>
    </WaitingBar>,
    content,
  );
}
