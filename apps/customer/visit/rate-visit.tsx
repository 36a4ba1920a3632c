import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { rateVisit } from '#contract/customer/rate-visit.ts';
import { readSwitchedOff } from '#contract/public/read-switched-off.ts';
import type { RatingWord } from '#contract/visit.ts';
import { Button } from '#ui/button.tsx';
import { CommentField } from '#ui/comment-field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import { SwitchedOff, useIsOff } from '../shell/switched-off.tsx';
import { RatingWordChoice } from './rating-words.tsx';
import type { VisitPart } from './visit-part.ts';
import './rate-visit.css';

/** One to five stars; blind until both sides have spoken. */
export function RateVisit({ visit, onChanged }: VisitPart) {
  const words = useWords().visit.rate;
  const { ratings, karigar, actions } = visit;
  const name = karigar?.name ?? '';
  if (actions.includes('rate')) return <Asked visit={visit} onChanged={onChanged} name={name} />;
  if (!ratings.mine && !ratings.theirs) return null;
  return (
    <section className="visit-card rated">
      {ratings.mine && <Given title={words.mine} {...ratings.mine} />}
      {ratings.theirs ? (
        <Given title={words.theirs({ name })} {...ratings.theirs} />
      ) : (
        <p className="note">{words.waiting}</p>
      )}
    </section>
  );
}

const STARS = [1, 2, 3, 4, 5] as const;

function Asked({ visit, onChanged, name }: VisitPart & { name: string }) {
  const words = useWords().visit.rate;
  const group = useId();
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [chosen, setChosen] = useState<readonly RatingWord[]>([]);
  const [missing, setMissing] = useState(false);
  const rating = useChange(rateVisit, words.done, onChanged);
  const queries = useQueryClient();
  const isOff = useIsOff('ratings-off');
  const isRefused = rating.code === 'ratings-off';
  useEffect(() => {
    if (isRefused) void queries.invalidateQueries({ queryKey: [readSwitchedOff.name] });
  }, [isRefused, queries]);
  // A rating that was begun stays on the screen until it can be sent.
  if (isOff && stars === 0 && comment === '') return <SwitchedOff refusal="ratings-off" />;
  const send = () => {
    setMissing(stars === 0);
    if (stars > 0) void rating.send({ id: visit.id, stars, comment, words: [...chosen] });
  };
  return (
    <section className="visit-card rate-visit">
      <h2>{words.title({ name })}</h2>
      <p>{words.blind}</p>
      <fieldset className="stars">
        <legend className="visually-hidden">{words.stars}</legend>
        {STARS.map((count) => (
          <label key={count} className={count <= stars ? 'lit' : ''}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              checked={stars === count}
              onChange={() => setStars(count)}
            />
            <Icon name="star" label={words.star({ count })} />
          </label>
        ))}
      </fieldset>
      {stars > 0 && <RatingWordChoice chosen={chosen} onChoose={setChosen} />}
      <CommentField label={words.comment} value={comment} onValue={setComment} />
      <p className="change-trouble" role="alert">
        {missing && stars === 0 ? words.missing : !isRefused && rating.trouble}
      </p>
      {isOff ? (
        <SwitchedOff refusal="ratings-off" />
      ) : (
        <div className="change-buttons">
          <Button busy={rating.busy} onClick={send}>
            {words.send}
          </Button>
        </div>
      )}
    </section>
  );
}

function Given({ title, stars, comment }: { title: string; stars: number; comment: string }) {
  const words = useWords().visit.rate;
  return (
    <div className="given">
      <h2>{title}</h2>
      <p className="stars" role="img" aria-label={words.star({ count: stars })}>
        {STARS.map((count) => (
          <span key={count} className={count <= stars ? 'lit' : ''}>
            <Icon name="star" />
          </span>
        ))}
      </p>
      {comment && <blockquote>{comment}</blockquote>}
    </div>
  );
}
