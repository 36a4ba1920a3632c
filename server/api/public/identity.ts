import { readSession } from '#contract/public/read-session.ts';
import { signIn as signInPromise } from '#contract/public/sign-in.ts';
import { signOut as signOutPromise } from '#contract/public/sign-out.ts';
import { signUp as signUpPromise } from '#contract/public/sign-up.ts';
import { accept, refuse } from '#kernel/outcome.ts';
import { signIn } from '#server/flows/identity/sign-in.ts';
import { signOut } from '#server/flows/identity/sign-out.ts';
import { signUp } from '#server/flows/identity/sign-up.ts';
import { toPersonView } from '#server/modules/identity/person.ts';
import { languagesAt } from '#server/views/offered-languages.ts';
import { findLastAddress } from '#server/views/session.ts';
import { answer } from '../http/mount-routes.ts';
import { rememberDevice } from '../known-device.ts';
import { hasHint, readSessionToken, takeHint, takeSession, viewOrHint } from '../session-cookie.ts';
import { callerOf, startSession, unlessOverloaded } from '../start-session.ts';

export const answerSignUp = answer(signUpPromise, async ({ captcha, ...application }, context) => {
  const { captchaAtSignUp = false } = context.world;
  if (captcha === undefined && captchaAtSignUp) return refuse('captcha-check-failed');
  const outcome = await unlessOverloaded(
    signUp(context.world, application, callerOf(context), captcha),
  );
  return outcome.ok ? accept(startSession(outcome.value, context)) : outcome;
});

export const answerSignIn = answer(signInPromise, async (credentials, context) => {
  const { tellAccountsApart = false } = context.world;
  const outcome = await unlessOverloaded(
    signIn(context.world, credentials, callerOf(context), { tellAccountsApart }),
  );
  return outcome.ok ? accept(startSession(outcome.value, context)) : outcome;
});

export const answerSignOut = answer(signOutPromise, async (_input, { db, cookies }) => {
  await signOut(db, readSessionToken(cookies));
  takeSession(cookies);
  return accept({ signedOut: true as const });
});

/** Nobody being signed in is an answer, not a refusal. The hint is put right on the way. */
export const answerReadSession = answer(
  readSession,
  async (_input, { world, db, cookies, now, who }) => {
    const signedIn = await who();
    if (!signedIn) {
      if (hasHint(cookies)) takeHint(cookies);
      return accept({ user: null, lastAddress: null });
    }
    const view = viewOrHint(cookies, signedIn.session, now);
    // Contacts proven since the device was remembered are remembered with it now.
    if (signedIn.session.viewedBy == null) rememberDevice({ cookies, world }, signedIn.person);
    const lastAddress = await findLastAddress(db, signedIn.person.id);
    const languages = await languagesAt(world.facts, lastAddress);
    return accept({ user: toPersonView(signedIn.person), lastAddress, ...languages, ...view });
  },
);
