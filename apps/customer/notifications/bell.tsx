import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { renewPushSubscription } from '../shell/push-subscription.ts';
import { BellPanel } from './bell-panel.tsx';
import { wordsOf } from './notification-words.ts';
import { useNotifications, without } from './use-notifications.ts';
import { useUndoableRemoval } from './use-undoable-removal.ts';
import './bell.css';

const MOST_SHOWN = 99;
/** The screen has come by then. */
const A_QUIET_MOMENT_MS = 4000;

type BellProps = { uid: string; onOpen: (path: string) => Promise<void> };

/** The bell with its count of unread notifications, and the list that it opens. */
export function Bell({ uid, onOpen }: BellProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { list, shown: asked, failed, retry, read, remove } = useNotifications(uid);
  const removal = useUndoableRemoval(remove);
  const shown = list && without(list, removal.going);
  const unread = shown?.unread ?? 0;
  const { title, unread: countOf } = words.notifications;
  useEffect(() => {
    const timer = setTimeout(() => void renewPushSubscription(uid), A_QUIET_MOMENT_MS);
    return () => clearTimeout(timer);
  }, [uid]);
  const close = () => {
    setOpen(false);
    removal.finish();
  };
  return (
    <>
      <button
        type="button"
        className="icon-btn"
        aria-label={unread ? `${title}, ${countOf({ count: unread })}` : title}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className="badge num" aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </button>
      <News list={list?.notifications} />
      {open && (
        <BellPanel
          uid={uid}
          notifications={shown?.notifications}
          asked={asked}
          failed={failed}
          onRetry={retry}
          removal={removal}
          onRead={read}
          // Its entry takes the place of the panel's own, so the panel closes once the page is there.
          onOpen={(path) => void onOpen(path).then(close)}
          onClose={close}
        />
      )}
    </>
  );
}

type Listed = NonNullable<ReturnType<typeof useNotifications>['list']>['notifications'];

/** Says to a screen reader what has just come in; what was there when the page opened is no news. */
function News({ list }: { list: Listed | undefined }) {
  const words = useWords();
  const lang = useLang();
  const [news, setNews] = useState('');
  const latestSeen = useRef<string>(undefined);
  const latest = list?.[0];
  useEffect(() => {
    if (!list) return;
    const before = latestSeen.current;
    latestSeen.current = latest?.at ?? '';
    // After a deletion the first of the list is an older one.
    if (before === undefined || !latest || latest.read || latest.at <= before) return;
    const { title, message } = wordsOf(latest, words, lang);
    setNews(`${title}. ${message}`);
  }, [list, latest, words, lang]);
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}
