import { useRef, useState } from 'react';
import { appealRating } from '#contract/karigar/appeal-rating.ts';
import { readOwnRating } from '#contract/karigar/read-own-rating.ts';
import type { OutputOf } from '#contract/operation.ts';
import { Button } from '#ui/button.tsx';
import { shownDay } from '#ui/dates.ts';
import { call } from '../../browser/call.ts';
import { preventing } from '../../browser/preventing.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { askAgain } from '../api/reading.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useSpeech } from '../shell/words.tsx';

type Rating = OutputOf<typeof readOwnRating>['latest'][number];

/** The Karigar's side of a rating: their words once, and what became of them. Answers kept by a version before know of none. */
export function RatingAppeal({
  rating: { bookingId, appeal, appealUntil },
}: {
  rating: Pick<Rating, 'bookingId'> & Partial<Pick<Rating, 'appeal' | 'appealUntil'>>;
}) {
  const [open, setOpen] = useState(false);
  const [formHeight, setFormHeight] = useState<number>();
  const says = useSpeech().words.work.me.appealRating;
  // The answer takes no less room than the form did: a second press on the button finds no link that has moved up.
  if (appeal)
    return (
      <div style={{ minHeight: formHeight }}>
        <Appealed appeal={appeal} />
      </div>
    );
  if (!appealUntil) return null;
  if (open) return <AppealForm id={bookingId} until={appealUntil} onSend={setFormHeight} />;
  return (
    <p>
      <Button look="soft" onClick={() => setOpen(true)}>
        {says.open}
      </Button>
    </p>
  );
}

function Appealed({ appeal: { why, granted, answer } }: { appeal: NonNullable<Rating['appeal']> }) {
  const says = useSpeech().words.work.me.appealRating;
  return (
    <>
      {why && <p className="k-note">{says.yours({ why })}</p>}
      <p role="status">
        {granted === null ? says.waits : granted ? says.reason({ answer }) : says.stays({ answer })}
      </p>
    </>
  );
}

function AppealForm({
  id,
  until,
  onSend,
}: {
  id: string;
  until: string;
  onSend: (height: number) => void;
}) {
  const { words, lang } = useSpeech();
  const says = words.work.me.appealRating;
  const [why, setWhy] = useState('');
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const form = useRef<HTMLFormElement>(null);
  const send = () =>
    during(async () => {
      setError(undefined);
      if (!why.trim()) return setError(words.refusals['text-missing']);
      onSend(form.current?.offsetHeight ?? 0);
      const answer = await call(appealRating, { id, why: why.trim() });
      if (!answer.ok) return setError(refusalText(answer.refusal, words));
      await askAgain(readOwnRating);
    });
  return (
    <form ref={form} className="k-form" onSubmit={preventing(() => void send())}>
      <label className="field">
        <span>{says.text({ day: shownDay(until.slice(0, 10), lang) })}</span>
        <textarea
          rows={3}
          maxLength={1000}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </label>
      {error && (
        <p className="k-said" role="alert">
          {error}
        </p>
      )}
      <Button look="line" type="submit" busy={busy}>
        {says.send}
      </Button>
    </form>
  );
}
