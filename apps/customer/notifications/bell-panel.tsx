import { useEffect, useId, useRef } from 'react';
import type { NotificationView } from '#contract/customer/notification.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import type { Shown } from '../api/kept-query.ts';
import { AsOf } from '../shell/as-of.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { NotificationRow } from './notification-row.tsx';
import { PushSwitch } from './push-switch.tsx';
import type { useUndoableRemoval } from './use-undoable-removal.ts';

type BellPanelProps = {
  uid: string;
  notifications: readonly NotificationView[] | undefined;
  asked: Shown;
  failed: boolean;
  onRetry: () => void;
  removal: Pick<ReturnType<typeof useUndoableRemoval>, 'going' | 'remove' | 'undo'>;
  onRead: (id: string) => void;
  onOpen: (path: string) => void;
  onClose: () => void;
};

/** The list that the bell opens, newest first. A notification about a booking or a request leads to it. */
export function BellPanel({
  uid,
  notifications,
  asked,
  failed,
  onRetry,
  removal,
  ...on
}: BellPanelProps) {
  const { everyday, notifications: words, shell } = useWords();
  const title = useId();
  const press = ({ id, kind, params, read }: NotificationView) => {
    if (!read) on.onRead(id);
    if (kind.startsWith('case-')) on.onOpen('/requests');
    else if (params.bookingId) on.onOpen(`/bookings/${params.bookingId}`);
  };
  return (
    <Dialog labelledBy={title} onClose={on.onClose} className="bell-panel">
      <DialogHead id={title} title={words.title} closeLabel={everyday.close} onClose={on.onClose} />
      <AsOf shown={asked} onRetry={onRetry} />
      {failed ? (
        <Trouble onRetry={onRetry} />
      ) : !notifications ? (
        <p className="nothing">{shell.loading}</p>
      ) : notifications.length === 0 ? (
        <p className="nothing">
          <Icon name="bell" />
          {words.empty}
        </p>
      ) : (
        <ul>
          {notifications.map((one) => (
            <NotificationRow
              key={one.id}
              notification={one}
              onPress={() => press(one)}
              onDelete={() => removal.remove(one.id)}
            />
          ))}
        </ul>
      )}
      <PushSwitch uid={uid} />
      {removal.going && <Undo key={removal.going} onUndo={removal.undo} />}
    </Dialog>
  );
}

/** The row had the focus and is gone: here one can take it back at once. */
function Undo({ onUndo }: { onUndo: () => void }) {
  const { notifications: words } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="undo" role="status">
      {words.deleted}
      <button ref={button} type="button" className="btn line" onClick={onUndo}>
        {words.undo}
      </button>
    </p>
  );
}
