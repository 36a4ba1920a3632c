import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '#ui/dialog.tsx';
import { HistoryView } from './history-view.tsx';

/** The booking history over any screen, opened from the profile (HIST-02). */
export default function HistoryDialog({ onClose }: { onClose: () => void }) {
  const title = useId();
  useCloseElsewhere(onClose);
  return (
    <Dialog labelledBy={title} onClose={onClose} className="history-dialog">
      <HistoryView titleId={title} onClose={onClose} inDialog />
    </Dialog>
  );
}

/**
 * A link inside leads away, and a dialog must not stay open over the next screen. Not before that screen is there: its
 * entry takes the place of the dialog's own, which closing would have gone back from.
 */
function useCloseElsewhere(onClose: () => void): void {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== openedAt) close();
  }, [key, openedAt]);
}
