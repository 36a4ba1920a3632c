import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { decideRatingAppeal } from '#contract/ops/decide-rating-appeal.ts';
import { readRatingAppeal } from '#contract/ops/read-rating-appeal.ts';
import { useReading } from '../api/reading.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Shown = OutputOf<typeof readRatingAppeal>;

/** A rating that its Karigar finds unfair: what the customer said, what they say, and whether it counts. */
export function RatingAppeal({ id }: { id: string }) {
  const { words, lang } = useSpeech();
  const { opsDecide: says } = words;
  const reading = useReading(readRatingAppeal, { id });
  const { value } = reading;
  return (
    <Panel title={says.ratingAppeal} beside={value && shownAt(value.appealedAt, lang)}>
      {!value && <Waiting reading={reading} />}
      {value && (
        <>
          <p>{says.ratingGiven({ stars: value.stars })}</p>
          {value.comment && <blockquote>{value.comment}</blockquote>}
          <h3>{says.appeal}</h3>
          {value.why && <blockquote>{value.why}</blockquote>}
          <Outcome id={id} appeal={value} />
        </>
      )}
    </Panel>
  );
}

function Outcome({ id, appeal: { granted, answer } }: { id: string; appeal: Shown }) {
  const { opsDecide: says } = useSpeech().words;
  const may = useMay();
  if (granted !== null)
    return (
      <p role="status">
        <b>{granted ? says.ratingLeftOut : says.ratingCounts}</b> {answer}
      </p>
    );
  return may(decideRatingAppeal) ? <Decide id={id} /> : null;
}

function Decide({ id }: { id: string }) {
  const { opsDecide: says } = useSpeech().words;
  const acting = useAct();
  const [comment, setComment] = useState('');
  const decide = (granted: boolean) =>
    void acting.run(decideRatingAppeal, { id, granted, comment });
  return (
    <div className="o-field">
      <TextField label={says.appealAnswer} value={comment} maxLength={1000} onType={setComment} />
      <ActNotes acting={acting} />
      <div className="acts">
        <button type="button" className="o-btn go" onClick={() => decide(true)}>
          {says.leaveRatingOut}
        </button>
        <button type="button" className="o-btn" onClick={() => decide(false)}>
          {says.keepRating}
        </button>
      </div>
    </div>
  );
}
