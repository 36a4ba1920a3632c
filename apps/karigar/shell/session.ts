import { useSyncExternalStore } from 'react';
import { setLanguage } from '#contract/applicant/set-language.ts';
import type { PersonView } from '#contract/public/person.ts';
import { readSession } from '#contract/public/read-session.ts';
import { signOut as signOutOperation } from '#contract/public/sign-out.ts';
import { call, whenSessionIsLost } from '../../browser/call.ts';
import { forgetAnswers } from '../api/reading.ts';
import { type Owner, remembered, rememberOwner, whoseDevice } from '../api/whose-device.ts';
import { chosenLang } from './chosen-lang.ts';
import { unsubscribeFromPushQuickly } from './push-subscription.ts';

export type Session =
  | { readonly status: 'loading' | 'signed-out' | 'unreachable' }
  | { readonly status: 'signed-in'; readonly owner: Owner };

/** Then whoever was here last sees what is kept for him, until the server answers. */
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
  // What he is to read in a lift is on the screen at once; who he is, the server says when it can.
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
  // His session has ended elsewhere: nothing rings here for him any more.
  void unsubscribeFromPushQuickly();
  change({ status: 'signed-out' });
}

/** Whoever was here before him leaves nothing on the screen; what he did and could not send stays his, unseen. */
export async function signedIn({ uid, fullName, language }: PersonView): Promise<void> {
  if (whoseDevice() !== uid) await forgetAnswers();
  const owner = { uid, name: fullName };
  rememberOwner(owner);
  change({ status: 'signed-in', owner });
  // He is written to in the language that he reads here.
  const reads = chosenLang();
  if (reads && reads !== language) void call(setLanguage, { language: reads });
}

/** Answers whether it worked: without a signal the session could not be ended, and the next one here would be he. */
export async function signOut(): Promise<boolean> {
  const answer = await call(signOutOperation, {});
  if (!answer.ok) return false;
  await forgetAnswers();
  rememberOwner(undefined);
  void unsubscribeFromPushQuickly();
  change({ status: 'signed-out' });
  return true;
}

function change(next: Session): void {
  session = next;
  for (const tell of listeners) tell();
}
