import { useEffect, useId, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import {
  type PushState,
  readPushState,
  subscribeToPush,
  unsubscribeFromPush,
} from '../shell/push-subscription.ts';
import './tell-here.css';

/** Offers news while the site is closed. Nobody is asked before they press, and a no is taken as one. */
export function TellHere({ uid }: { uid: string }) {
  const { device } = useWords();
  const title = useId();
  const [telling, setPushState] = useState<PushState | 'failed'>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isOver = false;
    void readPushState(uid).then((now) => {
      if (!isOver) setPushState(now);
    });
    return () => {
      isOver = true;
    };
  }, [uid]);

  const press = async () => {
    setBusy(true);
    if (telling === 'on') await unsubscribeFromPush();
    setPushState(telling === 'on' ? 'off' : await subscribeToPush(uid));
    setBusy(false);
  };
  if (telling === undefined) return null;
  const canBeSwitched = telling === 'on' || telling === 'off' || telling === 'failed';
  const said = {
    on: device.tellText,
    off: device.tellText,
    blocked: device.tellBlocked,
    unsupported: device.tellUnsupported,
    'not-installed': device.tellAfterInstalling,
    failed: device.tellFailed,
  }[telling];
  return (
    <div className="tell-here">
      <Icon name={telling === 'on' ? 'bell' : 'no-bell'} />
      <p>
        {canBeSwitched && <b id={title}>{device.tell}</b>}
        <span role="status">{said}</span>
      </p>
      {canBeSwitched && (
        <button
          type="button"
          role="switch"
          className="switch"
          aria-labelledby={title}
          aria-checked={telling === 'on'}
          aria-busy={busy || undefined}
          onClick={busy ? undefined : () => void press()}
        />
      )}
    </div>
  );
}
