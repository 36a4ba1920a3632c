import { useEffect, useId, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import {
  type PushState,
  readPushState,
  subscribeToPush,
  unsubscribeFromPush,
} from '../shell/push-subscription.ts';
import './push-switch.css';

/** Offers news while the site is closed. Nobody is asked before they press, and a no is taken as one. */
export function PushSwitch({ uid }: { uid: string }) {
  const { device } = useWords();
  const title = useId();
  const [pushState, setPushState] = useState<PushState | 'failed'>();
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
    if (pushState === 'on') await unsubscribeFromPush();
    setPushState(pushState === 'on' ? 'off' : await subscribeToPush(uid));
    setBusy(false);
  };
  if (pushState === undefined) return null;
  const canBeSwitched = pushState === 'on' || pushState === 'off' || pushState === 'failed';
  const said = {
    on: device.pushText,
    off: device.pushText,
    blocked: device.pushBlocked,
    unsupported: device.pushUnsupported,
    'not-installed': device.pushAfterInstalling,
    failed: device.pushFailed,
  }[pushState];
  return (
    <div className="push-switch">
      <Icon name={pushState === 'on' ? 'bell' : 'no-bell'} />
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
          aria-checked={pushState === 'on'}
          aria-busy={busy || undefined}
          onClick={busy ? undefined : () => void press()}
        />
      )}
    </div>
  );
}
