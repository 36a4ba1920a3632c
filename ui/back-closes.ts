/**
 * The back button closes the topmost dialog instead of leaving the page, as people on phones expect.
 *
 * Every open dialog has one history entry of its own, with the address and state of the page below, so that a router
 * sees no difference. `popstate` between these entries is kept from the router. Changes are settled together a moment
 * later: a dialog that closes while another opens hands its entry over. A step back takes a moment to arrive; an entry
 * made meanwhile would be lost with it, so whatever opens then waits for it. A screen that leaves from inside a dialog
 * should navigate with `replace`, which turns the dialog's entry into the new page.
 */
/** Another navigation may have taken the place of our step. */
const NEVER_CAME_MS = 3_000;

const open: (() => void)[] = [];
let entries = 0;
let address = '';
let goingBack = false;
let settling = false;
let listening = false;

/** Returns what to call when the dialog closes for another reason. */
export function closeOnBack(close: () => void): () => void {
  if (!listening) addEventListener('popstate', onPop, { capture: true });
  listening = true;
  open.push(close);
  settleSoon();
  return () => {
    const index = open.indexOf(close);
    if (index >= 0) open.splice(index, 1);
    settleSoon();
  };
}

function settleSoon(): void {
  if (settling) return;
  settling = true;
  setTimeout(settle);
}

function settle(): void {
  settling = false;
  if (goingBack) return;
  const here = depthOf(history.state);
  if (here !== entries) entries = 0;
  if (open.length > entries) {
    address = location.href;
    while (entries < open.length) {
      entries += 1;
      history.pushState({ ...history.state, dialogs: entries }, '');
    }
  } else if (open.length < entries) {
    history.go(open.length - entries);
    entries = open.length;
    goingBack = true;
    setTimeout(arrived, NEVER_CAME_MS);
  }
}

function onPop(event: PopStateEvent): void {
  const depth = depthOf(event.state);
  if (goingBack) {
    event.stopImmediatePropagation();
    arrived();
    return;
  }
  if (depth >= entries || location.href !== address) return;
  event.stopImmediatePropagation();
  entries = depth;
  for (const close of open.splice(depth).reverse()) close();
}

function arrived(): void {
  if (!goingBack) return;
  goingBack = false;
  settle();
}

function depthOf(state: unknown): number {
  const depth = (state as { dialogs?: unknown } | null)?.dialogs;
  return typeof depth === 'number' ? depth : 0;
}
