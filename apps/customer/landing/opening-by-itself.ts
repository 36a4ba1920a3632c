import { isVisitor } from '../shell/visitor.ts';

const AFTER_MS = 3000;
const DISMISSED = 'auth-dismissed';

/** Remembered for this browser session: a modal that was closed once does not open by itself again. */
export function rememberDismissal(): void {
  try {
    sessionStorage.setItem(DISMISSED, '1');
  } catch {
    // Without storage it may open again on the next page; nothing is lost.
  }
}

/**
 * Opens the auth modal about three seconds after the page began to load (LAND-06, ruling R2): only for a visitor who
 * has not dismissed it in this browser session, never over something open and never while they type.
 */
export function openByItself(open: () => void): void {
  if (!isVisitor() || wasDismissed()) return;
  setTimeout(
    () => {
      if (!wasDismissed() && !isBusy()) open();
    },
    Math.max(0, AFTER_MS - performance.now()),
  );
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

const isBusy = (): boolean =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;
