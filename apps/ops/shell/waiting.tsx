import type { Reading } from '../api/reading.ts';
import { refusalText } from './refusal-text.ts';
import { SecondFactor } from './second-factor.tsx';
import { useSpeech } from './words.tsx';

/** Stands where an answer is still missing: that it comes, or why not and how to ask again. */
export function Waiting({ reading }: { reading: Reading<unknown> }) {
  const { words } = useSpeech();
  // An answer from before stays in sight below it.
  if (reading.refusal?.code === 'second-factor-again')
    return (
      <div className="o-note o-again">
        <SecondFactor onShown={reading.again} />
      </div>
    );
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
