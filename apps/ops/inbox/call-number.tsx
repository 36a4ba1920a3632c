import { useState } from 'react';
import { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { listCallBacks } from '#contract/ops/list-call-backs.ts';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { Link } from '../shell/path.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';

/** Whom to ring: the number is shown when it is asked for, because every look at it is written down. */
export function CallNumber({ callBackId }: { callBackId: string }) {
  const { words } = useSpeech();
  const may = useMay();
  const [number, setNumber] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
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
        {may(bookForCaller) && (
          <Link className="o-btn" to={`/book?mobile=${encodeURIComponent(number)}`}>
            {words.opsBook.title}
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
