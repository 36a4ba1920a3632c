import { type ReactNode, useId } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';

type AskedDialogProps = {
  title: string;
  /** Puts the question aside; it stays on the page. */
  onClose: () => void;
  children: ReactNode;
};

/** A question of somebody who stands and waits, laid before the customer. */
export function AskedDialog({ title, onClose, children }: AskedDialogProps) {
  const { everyday } = useWords();
  const heading = useId();
  return (
    <Dialog labelledBy={heading} className="asked-now" onClose={onClose}>
      <DialogHead id={heading} title={title} closeLabel={everyday.close} onClose={onClose} />
      <div className="dialog-body">{children}</div>
    </Dialog>
  );
}
