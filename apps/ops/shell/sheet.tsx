import { type FormEvent, type ReactNode, useId } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import type { Acting } from './act.tsx';
import { ActNotes } from './field.tsx';
import { Foot } from './foot.tsx';

type SheetProps = {
  title: string;
  button: string;
  danger?: boolean;
  acting: Acting;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

/** An act in a dialog: what belongs to it, then its one button. */
export function Sheet({ title, button, danger, acting, onSubmit, onClose, children }: SheetProps) {
  const heading = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>{title}</h2>
      </header>
      <form className="o-act" onSubmit={submit}>
        <div className="in o-stack">
          {children}
          <ActNotes acting={acting} />
        </div>
        <Foot act={{ label: button, danger, busy: acting.busy }} onClose={onClose} />
      </form>
    </Dialog>
  );
}
