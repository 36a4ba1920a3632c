import type { PersonView } from '#contract/public/person.ts';

const ENTRY = 'user';
const CHANNEL = 'aangan-session';

/**
 * The profile in the browser's storage under `user` (LOGIN-12). It decides nothing: who is signed in is the server's
 * word. Writing it also tells the other tabs, through a channel and, where that is missing, through the storage itself.
 */
export function storeUser(user: PersonView): void {
  write(() => localStorage.setItem(ENTRY, JSON.stringify(user)));
  announce();
}

/** Stores the server's latest answer, without news for anybody: the profile may have been edited elsewhere. */
export function refreshStoredUser(user: PersonView): void {
  write(() => localStorage.setItem(ENTRY, JSON.stringify(user)));
}

export function clearStoredUser(): void {
  if (!userWasHere()) return;
  write(() => localStorage.removeItem(ENTRY));
  announce();
}

/** Somebody was signed in here before: worth waiting for the server's answer instead of showing a form for a moment. */
function userWasHere(): boolean {
  return storedUser() !== null;
}

/** As it lies there; last-known-user.ts reads it, and the front page does without such knowledge. */
export function storedUser(): string | null {
  try {
    return localStorage.getItem(ENTRY);
  } catch {
    return null;
  }
}

/** The server sets and takes it together with the session, and without Remember Me it ends with the browser too. */
export const hasSignOfSession = (): boolean =>
  /(?:^|;\s*)(?:__Host-)?aangan_in=1/.test(document.cookie);

/** Or came back a moment ago, by another company's page, with nothing stored yet: then the server's hint is there. */
export const mayBeSignedIn = (): boolean => userWasHere() || hasSignOfSession();

/** Calls back when another tab has signed in or out. */
export function onUserChangedElsewhere(listener: () => void): void {
  const channel = openChannel();
  if (channel) channel.addEventListener('message', listener);
  else addEventListener('storage', (event) => event.key === ENTRY && listener());
}

// One channel per page: a channel never hears its own messages, but it would hear those of a second one beside it.
let opened: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'function') opened ??= new BroadcastChannel(CHANNEL);
  return opened;
}

const announce = (): void => openChannel()?.postMessage('changed');

/** Storage may be full or forbidden; signing in works all the same. */
function write(change: () => void): void {
  try {
    change();
  } catch {
    // The profile is then simply not remembered.
  }
}
