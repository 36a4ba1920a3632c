import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Picture } from '../shell/picture.tsx';
import { useWords } from '../shell/words.tsx';

const STEPS = ['leave', 'door', 'code', 'work', 'cash'] as const;

/** How many of the steps lie behind a visit; one that was dropped has none ahead. */
const DONE: Partial<Record<KarigarVisit['status'], number>> = {
  assigned: 0,
  dispatched: 1,
  arrived: 2,
  in_progress: 3,
  done: 5,
  disputed: 5,
  completed: 5,
};

/** The way through a visit in pictures: behind, now, ahead. */
export function Steps({ status }: Pick<KarigarVisit, 'status'>) {
  const { visit } = useWords();
  const done = DONE[status];
  if (done === undefined) return null;
  return (
    <ol className="k-steps" aria-label={visit.steps.title}>
      {STEPS.map((step, place) => (
        <li
          key={step}
          className={place < done ? 'past' : undefined}
          aria-current={place === done ? 'step' : undefined}
        >
          <Picture name={step} />
          <span className="visually-hidden">
            {visit.steps[step]}
            {place < done && `, ${visit.steps.done}`}
          </span>
          {place < done && <Icon name="check" />}
        </li>
      ))}
    </ol>
  );
}
