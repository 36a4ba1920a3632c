import { useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import './alert-dialog.css';

type AlertDialogProps = {
  text: string;
  /** For a fault: what support asks for. */
  detail?: string | undefined;
  okLabel: string;
  onClose: () => void;
};

/** The page's own `alert`, word for word (ruling R21). */
export function AlertDialog({ text, detail, okLabel, onClose }: AlertDialogProps) {
  const id = useId();
  return (
    <Dialog role="alertdialog" labelledBy={id} onClose={onClose} className="alert-dialog">
      <p id={id}>{text}</p>
      {detail && <p className="detail">{detail}</p>}
      <Button onClick={onClose} autoFocus>
        {okLabel}
      </Button>
    </Dialog>
  );
}
