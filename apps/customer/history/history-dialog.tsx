import { useId } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { useCloseElsewhere } from '../shell/use-close-elsewhere.ts';
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
