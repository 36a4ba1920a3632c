import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { listNeeds } from '#contract/customer/list-needs.ts';
import { useWords } from '#ui/words.tsx';
import { keptQueryOf } from '../api/kept-query.ts';
import { ANSWER, useJumpToAnswer } from '../shell/answer-card.ts';

type LateChoicesProps = { bookingId: string; service: string; children: ReactNode };

/** While we are late it says so above the ways out; those stay where they are, because one of them may be open. */
export function LateChoices({ bookingId, service, children }: LateChoicesProps) {
  const { titles, texts } = useWords().dashboard.needs;
  const isLate = useIsLate(bookingId);
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  useJumpToAnswer(card, isLate);
  const filled = { service, amount: '', until: '', time: '' };
  return (
    <section
      ref={card}
      id={isLate ? ANSWER : undefined}
      aria-labelledby={isLate ? heading : undefined}
      className={isLate ? 'ways-out late' : 'ways-out'}
    >
      {isLate && (
        <h2 id={heading} tabIndex={-1}>
          {titles.late(filled)}
        </h2>
      )}
      {isLate && <p>{texts.late(filled)}</p>}
      {children}
    </section>
  );
}

/** The way to the choices from where one reads that we are late; on a phone they lie several screens below. */
export function LateLink({ bookingId, service }: Omit<LateChoicesProps, 'children'>) {
  const { titles, verbs } = useWords().dashboard.needs;
  if (!useIsLate(bookingId)) return null;
  const filled = { service, amount: '', until: '', time: '' };
  return (
    <div className="way-to-go">
      <p>{titles.late(filled)}</p>
      <Link className="btn line" to={`#${ANSWER}`}>
        {verbs.late(filled)}
      </Link>
    </div>
  );
}

function useIsLate(bookingId: string): boolean {
  const { data } = useQuery(keptQueryOf(listNeeds, {}));
  return !!data?.needs.some((one) => one.kind === 'late' && one.bookingId === bookingId);
}
