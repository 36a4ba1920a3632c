import { useState } from 'react';
import { findCaller } from '#contract/ops/find-caller.ts';
import { listCallBacks } from '#contract/ops/list-call-backs.ts';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { Link } from './path.tsx';
import { refusalText } from './refusal-text.ts';
import { useMay } from './roles.tsx';
import { useSpeech } from './words.tsx';

/** The number to ring is shown when it is asked for, because every look at it is written down. */
export function CallNumber({ callBackId }: { callBackId: string }) {
  const { words } = useSpeech();
  const [number, setNumber] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const may = useMay();
  const show = () =>
    during(async () => {
      let after: string | undefined;
      do {
        const answer = await call(listCallBacks, { state: 'waiting', ...(after && { after }) });
        if (!answer.ok) return setError(refusalText(answer.refusal, words));
        const found = answer.value.callBacks.find(({ id }) => id === callBackId);
        if (found) return setNumber(found.mobile);
        after = answer.value.next ?? undefined;
      } while (after);
      setError(words.ops.numberGone);
    });
  if (number)
    return (
      <>
        <a className="o-btn" href={`tel:${number}`}>
          {number}
        </a>
        {may(findCaller) && (
          <Link className="o-btn" to={`/book?mobile=${encodeURIComponent(number)}`}>
            {words.opsCases.bookFor}
          </Link>
        )}
      </>
    );
  return (
    <>
      <button
        type="button"
        className="o-btn"
        aria-busy={busy || undefined}
        onClick={() => void show()}
      >
        {words.ops.showNumber}
      </button>
      {error && (
        <span className="harm" role="alert">
          {error}
        </span>
      )}
    </>
  );
}
