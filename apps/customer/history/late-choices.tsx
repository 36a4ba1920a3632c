import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { listNeeds } from '#contract/customer/list-needs.ts';
import { useWords } from '#ui/words.tsx';
import { keptQueryOf } from '../api/kept-query.ts';
import { ANSWER, useJumpToAnswer } from '../shell/answer-card.ts';

type LateChoicesProps = { bookingId: string; service: string; children: ReactNode };

/** While we are late it says so above the ways out; those stay where they are, because one of them may be open. */
export function LateChoices({ bookingId, service, children }: LateChoicesProps) {
  const { titles, texts } = useWords().dashboard.needs;
  const { data } = useQuery(keptQueryOf(listNeeds, {}));
  const isLate = !!data?.needs.some((one) => one.kind === 'late' && one.bookingId === bookingId);
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
