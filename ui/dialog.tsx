import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { closeOnBack } from './back-closes.ts';
import './dialog.css';

type DialogProps = {
  /** What a screen reader calls the dialog; omit when `labelledBy` names a heading inside. */
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  /** Escape, the backdrop, the back button: the owner then stops rendering the dialog. */
  onClose: () => void;
  /** `alertdialog` for a message that must be answered; a click beside it then does nothing. */
  role?: 'alertdialog';
  /** The address says that the dialog is open (`?book=…`), so the back button closes it without an entry of its own. */
  inAddress?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * A modal on the native <dialog>: the page behind is inert, focus comes back to where it was. It is shown while it is
 * rendered: `{open && <Dialog …>}`. On phones it is a sheet from below.
 */
export function Dialog({ label, labelledBy, describedBy, onClose, ...rest }: DialogProps) {
  const { inAddress = false } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    const focusBefore = document.activeElement;
    element?.showModal();
    const forget = inAddress ? () => {} : closeOnBack(() => close());
    return () => {
      forget();
      element?.close();
      if (focusBefore instanceof HTMLElement && focusBefore.isConnected) focusBefore.focus();
    };
  }, [inAddress]);

  return (
    <dialog
      ref={dialog}
      role={rest.role}
      className={rest.className ? `dialog ${rest.className}` : 'dialog'}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-modal="true"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && !rest.role) onClose();
      }}
    >
      {rest.children}
    </dialog>
  );
}

/** A heading id for `labelledBy`. */
export const useDialogTitle = (): string => useId();
