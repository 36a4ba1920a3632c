import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Frame } from '../shell/frame.tsx';

const HistoryDialog = lazy(() => import('../history/history-dialog.tsx'));

/** The frame, whose profile opens the booking history over whatever is on the screen. */
export function FrameWithHistory({ children }: { children: ReactNode }) {
  const [historyOpen, setHistoryOpen] = useState(false);
  return (
    <Frame openHistory={() => setHistoryOpen(true)}>
      {children}
      {historyOpen && (
        <Suspense>
          <HistoryDialog onClose={() => setHistoryOpen(false)} />
        </Suspense>
      )}
    </Frame>
  );
}
