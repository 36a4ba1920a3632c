import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import type { CallRefusal } from '../../browser/call.ts';
import type { Reading } from '../api/reading.ts';
import { refusalText } from './refusal-text.ts';
import { shownMoment } from './shown-moment.ts';
import { useLang, useWords } from './words.tsx';

/** Something did not arrive: what happened, in words, and a way to try again. */
export function Trouble({ refusal, onRetry }: { refusal?: CallRefusal; onRetry: () => void }) {
  const words = useWords();
  return (
    <div className="k-trouble" role="alert">
      <p>{refusalText(refusal, words)}</p>
      {refusal?.reference && <p>{words.karigar.reference({ reference: refusal.reference })}</p>}
      <Button onClick={onRetry}>{words.karigar.retry}</Button>
    </div>
  );
}

/** Stands where an answer is still missing; nothing once there is one. */
export function Waiting({ reading, onRetry }: { reading: Reading<unknown>; onRetry: () => void }) {
  const { karigar } = useWords();
  if (reading.value !== undefined) return null;
  if (reading.asking || !reading.refusal) return <Loading text={karigar.loading} />;
  return <Trouble refusal={reading.refusal} onRetry={onRetry} />;
}

/** The screen may be old: it says how old. */
export function AsOf({ reading }: { reading: Reading<unknown> }) {
  const { karigar } = useWords();
  const lang = useLang();
  if (reading.at === undefined || reading.refusal === undefined) return null;
  return <p className="k-asof">{karigar.asOf({ time: shownMoment(reading.at, lang) })}</p>;
}
