import { useQuery } from '@tanstack/react-query';
import { listNeeds, type NeedView } from '#contract/customer/list-needs.ts';
import { useWords } from '#ui/words.tsx';
import { keptQueryOf } from '../api/kept-query.ts';

/** Questions with which a Karigar stands and waits. */
const QUESTIONS: readonly NeedView['kind'][] = ['extra-work', 'early'];

/** The sentence for what a Karigar waits for on this booking, if anything. */
export function useAsked(bookingId: string, service: string): string | undefined {
  const { texts } = useWords().dashboard.needs;
  const { data } = useQuery(keptQueryOf(listNeeds, {}));
  const need = data?.needs.find(
    (one) => one.bookingId === bookingId && QUESTIONS.includes(one.kind),
  );
  return need && texts[need.kind]({ service, amount: '', until: '', time: '' });
}
