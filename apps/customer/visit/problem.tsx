import { Link } from 'react-router';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import type { ProblemView } from '#contract/visit.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { shownFullDay } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { AddPhotos, ChosenPhotos } from './problem-photos.tsx';
import type { ProblemPhotos } from './use-problem-photos.ts';

/** The customer's complaint, with its pictures, and what became of it. */
export function Problem({ visit, photos }: { visit: LiveVisit; photos: ProblemPhotos }) {
  const { visit: words } = useWords();
  const says = words.problem;
  const lang = useLang();
  const { problem } = visit;
  if (!problem) return null;
  const { sending } = photos;
  const isOpen = problem.resolvedAt === null;
  return (
    <section className="visit-card problem" aria-labelledby="visit-problem">
      <h2 id="visit-problem">{says.title}</h2>
      <p>
        <b>{words.dispute.reasons[problem.reason]}</b>
        {problem.comment && `: ${problem.comment}`}
      </p>
      {problem.visit && <p>{says.about({ day: shownFullDay(problem.visit.date, lang) })}</p>}
      {problem.photos.length > 0 && (
        <div className="photos">
          {problem.photos.map(({ id, address }, index) => (
            <a key={id} href={address} target="_blank" rel="noreferrer">
              <img
                src={address}
                alt={says.photo({ number: index + 1 })}
                loading="lazy"
                width="96"
                height="96"
              />
            </a>
          ))}
        </div>
      )}
      {isOpen && (
        <>
          <ChosenPhotos of={photos} />
          <p className="note" role="status">
            {sending && says.sending(sending)}
          </p>
          <p className="change-trouble" role="alert">
            {photos.trouble}
          </p>
          <div className="change-buttons">
            <AddPhotos of={photos} />
            {photos.photos.length > 0 && !sending && (
              <Button onClick={() => void photos.send()}>{says.again}</Button>
            )}
          </div>
          <p className="note">{says.whoSees}</p>
        </>
      )}
      <Answer problem={problem} />
    </section>
  );
}

function Answer({ problem }: { problem: ProblemView }) {
  const { outcome, refundPaise, answer, rework } = problem;
  const says = useWords().visit.problem;
  if (outcome === null) return null;
  const text = {
    refund: says.refunded({ amount: formatRupees(refundPaise) }),
    rework: says.rework,
    none: says.closed,
  }[outcome];
  return (
    <p className="answer">
      <b>{text}</b> {answer}{' '}
      {rework && <Link to={`/bookings/${rework.id}`}>{rework.reference}</Link>}
    </p>
  );
}
