import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { whoseDevice } from '../api/whose-device.ts';
import {
  type PushState,
  readPushState,
  subscribeToPush,
  unsubscribeFromPush,
} from '../shell/push-subscription.ts';
import { useWords } from '../shell/words.tsx';
import { mayAskToRing, notNow } from './not-now.ts';
import './news.css';

type Told = PushState | 'failed';

/** The Karigar's choice about notifications; asked of the browser once. */
function usePushSubscription() {
  const uid = whoseDevice() ?? '';
  const [pushState, setPushState] = useState<Told>();
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
  const during = async (work: () => Promise<Told>) => {
    setBusy(true);
    setPushState(await work());
    setBusy(false);
  };
  return {
    pushState,
    busy,
    start: () => during(() => subscribeToPush(uid)),
    stop: () => during(() => unsubscribeFromPush().then(() => 'off' as const)),
  };
}

/**
 * Asked when the Karigar would be glad of it: after looking for a visit and finding none, and while waiting for an
 * answer of ours. Once; a "not now" holds for two weeks.
 */
export function RingQuestion({ about }: { about: 'offers' | 'application' }) {
  const { news } = useWords();
  const { pushState, busy, start } = usePushSubscription();
  const [over, setOver] = useState(() => !mayAskToRing());
  if (
    over ||
    pushState === undefined ||
    pushState === 'unsupported' ||
    pushState === 'not-installed'
  )
    return null;
  if (pushState === 'blocked') return null;
  const later = () => {
    notNow();
    setOver(true);
  };
  return (
    <section className="k-card k-ring">
      <h2>
        <Icon name="bell" />
        {news.ring.title}
      </h2>
      <p>{pushState === 'on' ? news.ring.on : news.ring[about]}</p>
      <p className="k-said" role="alert">
        {pushState === 'failed' && news.ring.failed}
      </p>
      {pushState !== 'on' && (
        <div className="k-stack">
          <Button size="lg" busy={busy} onClick={() => void start()}>
            {news.ring.yes}
          </Button>
          <Button size="lg" look="soft" onClick={later}>
            {news.ring.later}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The same among the Karigar's settings, at any time, and the way back. */
export function RingSwitch() {
  const { news } = useWords();
  const { pushState, busy, start, stop } = usePushSubscription();
  if (pushState === undefined) return null;
  const isOn = pushState === 'on';
  const mayChange = isOn || pushState === 'off' || pushState === 'failed';
  return (
    <section className="k-card k-ring">
      <p role="status">{news.ring[pushState]}</p>
      {mayChange && (
        <Button look="line" busy={busy} onClick={() => void (isOn ? stop() : start())}>
          <Icon name={isOn ? 'no-bell' : 'bell'} />
          {isOn ? news.ring.stop : news.ring.yes}
        </Button>
      )}
    </section>
  );
}
