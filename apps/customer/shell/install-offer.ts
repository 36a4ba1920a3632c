/** The event by which a browser offers to install the app. */
type InstallEvent = Event & { prompt(): Promise<unknown> };

/** `by-hand`: an iPhone has no way for pages to ask; its owner can do it in the browser's menu. */
export type InstallOffer = 'by-press' | 'by-hand' | undefined;

const DISMISSED = 'install-dismissed';
const listeners = new Set<() => void>();
let event: InstallEvent | undefined;

/** Begins early: the browser offers it once in the life of a page. Its own banner stays away, we never nag. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (offered) => {
    offered.preventDefault();
    change(offered as InstallEvent);
  });
  addEventListener('appinstalled', () => change(undefined));
}

export function installOffer(): InstallOffer {
  if (wasDismissed()) return undefined;
  if (event) return 'by-press';
  return (navigator as { standalone?: boolean }).standalone === false ? 'by-hand' : undefined;
}

export function followInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Only after the person's own press; an offer can be taken up once. */
export async function install(): Promise<void> {
  const taken = event;
  change(undefined);
  await taken?.prompt();
}

/** For good. */
export function dismissInstallOffer(): void {
  try {
    localStorage.setItem(DISMISSED, '1');
  } catch {
    // Then it stays away until the page is loaded again.
  }
  change(undefined);
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return true;
  }
}

function change(next: InstallEvent | undefined): void {
  event = next;
  for (const tell of listeners) tell();
}
