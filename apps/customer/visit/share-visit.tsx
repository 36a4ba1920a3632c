import { useWords } from '#ui/words.tsx';
import { SharedLinks } from '../shell/shared-links.tsx';
import type { VisitPart } from './visit-part.ts';

/** Links for the family, who see less than the customer. */
export function ShareVisit({ visit, onChanged }: VisitPart) {
  const words = useWords().visit.share;
  if (!visit.actions.includes('share')) return null;
  return (
    <section className="visit-card share-visit">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <SharedLinks id={visit.id} shares={visit.shares} words={words} onChanged={onChanged} />
    </section>
  );
}
