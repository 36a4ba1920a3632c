import { type MouseEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { closeOnBack } from './back-closes.ts';
import { dialogOpened } from './open-dialogs.ts';
import './dialog.css';

type DialogProps = {
  /** The dialog's name for a screen reader; omit when `labelledBy` names a heading inside. */
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
  const { inAddress = false, role, className, children } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const close = useEffectEvent(onClose);

  // Before the effects of what is inside, so that those may put the focus where they want it.
  useLayoutEffect(() => {
    const element = dialog.current;
    const focusBefore = document.activeElement;
    element?.showModal();
    // The browser would focus the first button, usually the way out; a message keeps that, it has only the one.
    if (element?.role !== 'alertdialog') element?.focus();
    const removeListener = inAddress ? () => {} : closeOnBack(() => close());
    const closed = element ? dialogOpened(element) : () => {};
    return () => {
      removeListener();
      closed();
      element?.close();
      focusAgain(focusBefore);
    };
  }, [inAddress]);

  return (
    <dialog
      ref={dialog}
      role={role}
      tabIndex={-1}
      className={className ? `dialog ${className}` : 'dialog'}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-modal="true"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A second Escape in a row is not ours to refuse: the browser then closes the dialog without asking.
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      // A drag that began inside, say to mark a text, is no click beside the dialog.
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onMouseUp={(event) => {
        if (pressedBeside.current && isBeside(event) && !role) onClose();
        pressedBeside.current = false;
      }}
    >
      {children}
    </dialog>
  );
}

/** The focus goes back to where it was; a button that has gone with its cause leaves it to the page itself. */
function focusAgain(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus();
  else document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
}

/** The backdrop belongs to the dialog's element, and so does its scroll bar: only the place tells them apart. */
function isBeside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}
