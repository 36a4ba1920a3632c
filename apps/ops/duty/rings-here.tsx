import { useEffect, useState } from 'react';
import { useBusy } from '../../browser/use-busy.ts';
import { readAnew } from '../api/reading.ts';
import { useSpeech } from '../shell/words.tsx';
import {
  type PushState,
  readPushState,
  subscribeToPush,
  unsubscribeFromPush,
} from './push-subscription.ts';

/** Whether this browser rings while the console is closed; the browser asks once, after a press. */
export function RingsHere({ self }: { self: string }) {
  const { opsDuty: says } = useSpeech().words;
  const [state, setState] = useState<PushState | 'failed'>();
  const [busy, during] = useBusy();
  useEffect(() => {
    let isOver = false;
    void readPushState(self).then((now) => {
      if (!isOver) setState(now);
    });
    return () => {
      isOver = true;
    };
  }, [self]);
  if (state === undefined) return null;
  const isOn = state === 'on';
  const change = () =>
    during(async () => {
      setState(
        isOn ? await unsubscribeFromPush().then(() => 'off' as const) : await subscribeToPush(self),
      );
      await readAnew();
    });
  return (
    <div className="o-field">
      <p className={isOn ? 't2' : 'risk'} role="status">
        {says.here[state]}
      </p>
      {(isOn || state === 'off' || state === 'failed') && (
        <button
          type="button"
          className="o-btn"
          aria-busy={busy || undefined}
          onClick={() => void change()}
        >
          {isOn ? says.stopHere : says.ringHere}
        </button>
      )}
    </div>
  );
}
