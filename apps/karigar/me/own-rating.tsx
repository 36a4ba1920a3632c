import { readOwnRating } from '#contract/karigar/read-own-rating.ts';
import type { OutputOf } from '#contract/operation.ts';
import { shownFullDay } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { serviceName } from '../shell/service-name.ts';
import { useSpeech } from '../shell/words.tsx';
import { RatingAppeal } from './rating-appeal.tsx';
import './own-rating.css';

type Own = OutputOf<typeof readOwnRating>;
type Rating = Own['latest'][number];

/** The Karigar's rating, and everything that it is made of. */
export function OwnRating() {
  const { me } = useSpeech().words.work;
  const { value } = useReading(readOwnRating, {});
  if (!value) return null;
  const { average, count, latest } = value;
  if (average === null && latest.length === 0)
    return (
      <section className="k-card">
        <h2>{me.rating}</h2>
        <p>{me.noRating}</p>
      </section>
    );
  return (
    <details className="k-card">
      <summary>
        <span>
          {me.rating}
          {average !== null && (
            <>
              {': '}
              <b className="num">{me.ratingOf({ average: average.toFixed(1), count })}</b>
            </>
          )}
        </span>
      </summary>
      <MadeOf value={value} />
    </details>
  );
}

function MadeOf({ value }: { value: Own }) {
  const { me } = useSpeech().words.work;
  return (
    <>
      <p className="k-note">{me.ratingText}</p>
      <ul className="k-star-counts num">
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>{me.starsRow({ stars, count: value.stars[5 - stars] ?? 0 })}</li>
        ))}
      </ul>
      <ul className="k-ratings">
        {value.latest.map((rating) => (
          <li key={rating.bookingId}>
            <One rating={rating} />
          </li>
        ))}
      </ul>
    </>
  );
}

function One({ rating }: { rating: Rating }) {
  const { words, lang } = useSpeech();
  const { serviceSlug, date, stars, comment, leftOut } = rating;
  return (
    <>
      <p>
        <b className="num">{words.visit.stars({ stars })}</b>
        <small className="k-note k-below">
          {serviceName(words, { serviceSlug, option: null })} · {shownFullDay(date, lang)}
        </small>
      </p>
      {comment && <p>“{comment}”</p>}
      {leftOut ? (
        <span className="k-pill good">{words.work.me.leftOut[leftOut]}</span>
      ) : (
        <Effect {...rating} />
      )}
      <RatingAppeal rating={rating} />
    </>
  );
}

/** Kept by a version before, an answer says nothing of it. */
function Effect({
  averageBefore,
  averageAfter,
}: {
  averageBefore?: number | null;
  averageAfter?: number;
}) {
  const { me } = useSpeech().words.work;
  if (averageAfter === undefined || averageBefore === null || averageBefore === undefined)
    return null;
  const tone = averageAfter < averageBefore ? 'bad' : 'good';
  return (
    <span className={`k-pill ${tone} num`}>
      {me.effect({ before: averageBefore.toFixed(2), after: averageAfter.toFixed(2) })}
    </span>
  );
}
