import { useSyncExternalStore } from 'react';
import { setLanguage } from '#contract/applicant/set-language.ts';
import type { PersonView } from '#contract/public/person.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signOut as signOutOperation } from '#contract/public/sign-out.ts';
import { call, whenSessionIsLost } from '../../browser/call.ts';
import { clearKeptAnswers } from '../api/reading.ts';
import { type Owner, remembered, rememberOwner, whoseDevice } from '../api/whose-device.ts';
import { chosenLang } from './chosen-lang.ts';
import { unsubscribeFromPushQuickly } from './push-subscription.ts';

export type Session =
  | { readonly status: 'loading' | 'signed-out' | 'unreachable' }
  | { readonly status: 'signed-in'; readonly owner: Owner };

/** Then the last signed-in Karigar sees what is kept for them, until the server answers. */
const PATIENCE_MS = 2500;
const listeners = new Set<() => void>();
let session: Session = { status: 'loading' };

export const useSession = (): Session =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
  );

export function startSession(): void {
  whenSessionIsLost(() => change({ status: 'signed-out' }));
  addEventListener('online', () => void askSession());
  addEventListener('pageshow', (event) => {
    if (event.persisted) void askSession();
  });
  // Facts that are read in a lift are on the screen at once; the server confirms the person when it can.
  const owner = remembered();
  if (owner) change({ status: 'signed-in', owner });
  setTimeout(() => {
    if (session.status === 'loading') change({ status: 'unreachable' });
  }, PATIENCE_MS * 4);
  void askSession();
}

export async function askSession(): Promise<void> {
  const answer = await call(readSession, {});
  if (!answer.ok) {
    if (session.status === 'loading') change({ status: 'unreachable' });
    return;
  }
  if (answer.value.user) return signedIn(answer.value.user);
  // The session has ended elsewhere: nothing rings here for this Karigar any more.
  void unsubscribeFromPushQuickly();
  change({ status: 'signed-out' });
}

/** A Karigar who was here before leaves nothing on the screen; actions that they could not send stay theirs, unseen. */
export async function signedIn({ uid, fullName, language }: PersonView): Promise<void> {
  if (whoseDevice() !== uid) await clearKeptAnswers();
  const owner = { uid, name: fullName };
  rememberOwner(owner);
  change({ status: 'signed-in', owner });
  // The Karigar is written to in the language that they read here.
  const reads = chosenLang();
  if (reads && reads !== language) void call(setLanguage, { language: reads });
}

/**
 * Answers whether it worked: without a signal the session could not be ended, and the next person here would be signed
 * in as this one.
 */
export async function signOut(): Promise<boolean> {
  const answer = await call(signOutOperation, {});
  if (!answer.ok) return false;
  await clearKeptAnswers();
  rememberOwner(undefined);
  void unsubscribeFromPushQuickly();
  change({ status: 'signed-out' });
  return true;
}

function change(next: Session): void {
  session = next;
  for (const tell of listeners) tell();
}
