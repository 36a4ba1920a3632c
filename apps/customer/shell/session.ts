import { use, useSyncExternalStore } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import type { PersonView } from '#contract/public/person.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signOut as signOutOperation } from '#contract/public/sign-out.ts';
import { type CallRefusal, call, whenSessionIsLost } from '../api/call.ts';
import { FirstAnswers } from '../api/first-answers.ts';
import { keepFor, keepNothingMore } from '../api/kept-answers.ts';
import { speakAsAccount } from './language.tsx';
import { lastKnownUser } from './last-known-user.ts';
import { clearDrafts, draftsAreOf } from './personal-entries.ts';
import {
  clearStoredUser,
  onUserChangedElsewhere,
  refreshStoredUser,
  storeUser,
} from './stored-user.ts';
import { unsubscribeFromPushQuickly } from './unsubscribe-from-push.ts';
import { exitsAreOf } from './waiting-exits.ts';

type Answer = OutputOf<typeof readSession>;
type Known = { readonly user: PersonView } & Pick<Answer, 'lastAddress' | 'languages' | 'view'>;
export type Session =
  | { readonly status: 'loading' }
  | ({ readonly status: 'signed-in' } & Known)
  | { readonly status: 'signed-out' }
  /** The server could not be asked; nobody is sent away for that. */
  | { readonly status: 'unreachable' };

const listeners = new Set<() => void>();
let session: Session = { status: 'loading' };
let asked = 0;

const currentSession = (): Session => session;

export function useSession(): Session {
  const first = use(FirstAnswers)?.session;
  // The server's drawing is taken over as it was drawn, even if this has changed since.
  return useSyncExternalStore(subscribeToSession, currentSession, () =>
    first ? signedIn(first) : session,
  );
}

/** The signed-in person, for screens that stand behind the guard. */
export function useUser(): PersonView {
  const current = useSession();
  if (current.status !== 'signed-in')
    throw new Error('useUser() was called on a screen for visitors.');
  return current.user;
}

// One object for one answer: a store that says the same in a new object never comes to rest.
const known = new WeakMap<Known, Session>();

function signedIn(answer: Known): Session {
  const made = known.get(answer) ?? { status: 'signed-in', ...answer };
  known.set(answer, made);
  return made;
}

function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks the server once, unless the page has brought its answer, and then follows what other tabs do: a sign-out in one
 * signs out the others (API-04).
 */
export function startSession(first: Known | undefined): void {
  onUserChangedElsewhere(() => void refreshSession());
  whenSessionIsLost(() => change({ status: 'signed-out' }));
  // A page that comes back out of the browser's cache may be older than the session.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshSession();
  });
  addEventListener('online', () => void refreshSession());
  if (first) {
    if (!first.view) refreshStoredUser(first.user);
    change(signedIn(first));
    return;
  }
  setTimeout(() => {
    if (session.status === 'loading') change(withoutAnAnswer() ?? session);
  }, PATIENCE_MS);
  void refreshSession();
}

/** Then the last signed-in person sees what is kept for them, until the server answers. */
const PATIENCE_MS = 2500;

export async function refreshSession(): Promise<void> {
  asked += 1;
  const question = asked;
  const answer = await call(readSession, {});
  if (question !== asked) return;
  if (!answer.ok) return change(unanswered(answer.refusal));
  const { user, ...ofUser } = answer.value;
  if (user && !ofUser.view) refreshStoredUser(user);
  else if (!user) clearStoredUser();
  change(user ? { status: 'signed-in', user, ...ofUser } : { status: 'signed-out' });
}

function unanswered({ code }: CallRefusal): Session {
  if (session.status === 'signed-in') return session;
  const known = code === 'network-request-failed' ? withoutAnAnswer() : undefined;
  return known ?? { status: 'unreachable' };
}

/** The person can read what their own device has kept; everything else is still the server's to say. */
function withoutAnAnswer(): Session | undefined {
  const user = lastKnownUser();
  return user && { status: 'signed-in', user, lastAddress: null };
}

/** After a sign-in on this page: known at once, stored, told to the other tabs; the last address follows. */
export function sessionBegan(user: PersonView): void {
  storeUser(user);
  speakAsAccount(user.language);
  change({ status: 'signed-in', user, lastAddress: null });
  void refreshSession();
}

/** The person has edited their profile: known here at once, stored, told to the other tabs. */
export function userChanged(user: PersonView): void {
  storeUser(user);
  if (session.status === 'signed-in') change({ ...session, user });
}

/** Signs out and leaves the app by a hard navigation, so that nothing of the person stays in memory (PROF-02). */
export async function signOut(): Promise<boolean> {
  const answer = await call(signOutOperation, {});
  if (answer.ok) await leaveNothingBehind();
  return answer.ok;
}

/** The person has ended the session: what this browser keeps of them goes, and so does the app. */
export async function leaveNothingBehind(to = '/'): Promise<void> {
  clearStoredUser();
  clearDrafts({ ofTheTab: true });
  await Promise.all([keepFor(undefined), unsubscribeFromPushQuickly()]);
  location.assign(to);
}

function change(next: Session): void {
  session = next;
  // One of us who looks as a customer does ends nobody's visit.
  exitsAreOf(next.status === 'signed-in' && !next.view ? next.user.uid : undefined);
  // Nothing of a customer stays in the browser of one of us who looks as they do.
  if (next.status === 'signed-in' && next.view) keepNothingMore();
  if (next.status === 'signed-in' && !next.view) {
    void keepFor(next.user.uid);
    draftsAreOf(next.user.uid);
  }
  if (next.status === 'signed-out') {
    void keepFor(undefined);
    clearDrafts({ ofTheTab: false });
    void unsubscribeFromPushQuickly();
  }
  for (const tell of listeners) tell();
}
