import { useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '../shell/words.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** After the work: what happens now, and how the customer was. Neither sees the other's rating before giving their own. */
export function Rating({ visit: one }: { visit: KarigarVisit }) {
  const { visit } = useWords();
  const acting = useAct(one.id);
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const { mine, theirs, mayRate } = one.ratings;
  // A card of which nothing is to be said would be an empty one.
  if (one.status !== 'done' && !mine && !theirs && !mayRate) return null;
  return (
    <section className="k-card">
      {one.status === 'done' && (
        <p role="status">
          <b>{visit.done}</b> {visit.doneText}
        </p>
      )}
      {mine && <p>{visit.myRating({ stars: mine.stars })}</p>}
      {theirs && (
        <p>
          {visit.theirRating({ stars: theirs.stars })} {theirs.comment && `“${theirs.comment}”`}
        </p>
      )}
      {mayRate && !mine && (
        <>
          <fieldset className="k-stars">
            <legend>{visit.rate}</legend>
            {STARS.map((number) => (
              <label key={number} className={number <= stars ? 'chosen' : ''}>
                <input
                  type="radio"
                  name="stars"
                  className="visually-hidden"
                  checked={stars === number}
                  onChange={() => setStars(number)}
                />
                <Icon name="star" label={visit.stars({ stars: number })} />
              </label>
            ))}
          </fieldset>
          <TextField label={visit.comment} maxLength={500} value={comment} onValue={setComment} />
          <p className="k-note">{visit.rateText}</p>
          <Button
            busy={acting.busy}
            disabled={stars === 0}
            onClick={() => void acting.run('rateCustomer', { stars, comment })}
          >
            {visit.sendRating}
          </Button>
        </>
      )}
      <Said error={acting.error} />
    </section>
  );
}
