import { readSession } from '#contract/public/read-session.ts';
import { signIn as signInPromise } from '#contract/public/sign-in.ts';
import { signOut as signOutPromise } from '#contract/public/sign-out.ts';
import { signUp as signUpPromise } from '#contract/public/sign-up.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { signIn } from '#server/flows/identity/sign-in.ts';
import { signOut } from '#server/flows/identity/sign-out.ts';
import { signUp } from '#server/flows/identity/sign-up.ts';
import type { Caller, SignedIn } from '#server/modules/identity/caller.ts';
import { toPersonView } from '#server/modules/identity/person.ts';
import { Overloaded } from '#server/platform/secrets/lanes.ts';
import { findLastAddress } from '#server/views/session.ts';
import { answer, type DoorContext } from '../http/door.ts';
import {
  giveHint,
  giveSession,
  hasHint,
  readSessionToken,
  takeHint,
  takeSession,
} from '../session-cookie.ts';

export const answerSignUp = answer(signUpPromise, async (application, context) => {
  const outcome = await unlessOverloaded(signUp(context.db, application, callerOf(context)));
  return outcome.ok ? accept(letIn(outcome.value, context)) : outcome;
});

export const answerSignIn = answer(signInPromise, async (credentials, context) => {
  const { tellAccountsApart = false } = context.world;
  const outcome = await unlessOverloaded(
    signIn(context.db, credentials, callerOf(context), { tellAccountsApart }),
  );
  return outcome.ok ? accept(letIn(outcome.value, context)) : outcome;
});

export const answerSignOut = answer(signOutPromise, async (_input, { db, cookies }) => {
  await signOut(db, readSessionToken(cookies));
  takeSession(cookies);
  return accept({ signedOut: true as const });
});

/** Nobody being signed in is an answer, not a refusal. The hint is put right on the way. */
export const answerReadSession = answer(readSession, async (_input, { db, cookies, now, who }) => {
  const signedIn = await who();
  if (!signedIn) {
    if (hasHint(cookies)) takeHint(cookies);
    return accept({ user: null, lastAddress: null });
  }
  if (!hasHint(cookies)) giveHint(cookies, signedIn.session, now);
  const lastAddress = await findLastAddress(db, signedIn.person.id);
  return accept({ user: toPersonView(signedIn.person), lastAddress });
});

const callerOf = ({ caller, cookies, now }: DoorContext): Caller => ({
  address: caller.address,
  sessionToken: readSessionToken(cookies),
  now,
});

/** When more passwords wait than can soon be compared, nobody waits in vain: he is asked to come back in a moment. */
async function unlessOverloaded<Entered extends Outcome<unknown>>(
  entering: Promise<Entered>,
): Promise<Entered | ReturnType<typeof refuse<'too-many-requests'>>> {
  try {
    return await entering;
  } catch (error) {
    if (error instanceof Overloaded) return refuse('too-many-requests', { retryAfterSeconds: 5 });
    throw error;
  }
}

function letIn(signedIn: SignedIn, { cookies, now }: DoorContext) {
  giveSession(cookies, signedIn, now);
  return { user: toPersonView(signedIn.person) };
}
