import { type ReactNode, useId } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';

type AskedProps = { title: string; onClose: () => void; children: ReactNode };

/** A sheet that asks before a visit is left. */
export function Asked({ title, onClose, children }: AskedProps) {
  const { everyday } = useWords();
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose} className="change-dialog">
      <DialogHead id={id} title={title} closeLabel={everyday.close} onClose={onClose} />
      <div className="dialog-body">{children}</div>
    </Dialog>
  );
}
