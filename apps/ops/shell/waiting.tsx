import type { Reading } from '../api/reading.ts';
import { refusalText } from './refusal-text.ts';
import { useSpeech } from './words.tsx';

/** Stands where an answer is still missing: that it comes, or why not and how to ask again. */
export function Waiting({ reading }: { reading: Reading<unknown> }) {
  const { words } = useSpeech();
  if (reading.value !== undefined) return null;
  if (!reading.refusal) return <p role="status">{words.ops.loading}</p>;
  return (
    <div className="o-note" role="alert">
      <span>{refusalText(reading.refusal, words)}</span>
      <button type="button" className="o-btn" onClick={reading.again}>
        {words.ops.retry}
      </button>
    </div>
  );
}

/** The same where it stands for a whole room. */
export const WaitingRoom = ({ reading }: { reading: Reading<unknown> }) => (
  <div className="o-body">
    <Waiting reading={reading} />
  </div>
);
