import { useId } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { HistoryView } from './history-view.tsx';

/** The booking history over any screen, opened from the profile (HIST-02). */
export default function HistoryDialog({ onClose }: { onClose: () => void }) {
  const title = useId();
  return (
    <Dialog labelledBy={title} onClose={onClose} className="history-dialog">
      <HistoryView titleId={title} onClose={onClose} onLeave={onClose} />
    </Dialog>
  );
}
