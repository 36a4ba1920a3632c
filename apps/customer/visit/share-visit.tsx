import { useWords } from '#ui/words.tsx';
import { Fold } from '../shell/fold.tsx';
import { SharedLinks } from '../shell/shared-links.tsx';
import type { VisitPart } from './visit-part.ts';

/** Links for the family, who see less than the customer; open while one of them is followed. */
export function ShareVisit({ visit, onChanged }: VisitPart) {
  const words = useWords().visit.share;
  if (!visit.actions.includes('share')) return null;
  return (
    <Fold title={words.title} className="visit-card share-visit" open={visit.shares.length > 0}>
      <p>{words.text}</p>
      <SharedLinks id={visit.id} shares={visit.shares} words={words} onChanged={onChanged} />
    </Fold>
  );
}
