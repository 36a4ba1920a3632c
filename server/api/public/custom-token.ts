import { exchangeIdToken } from '#contract/public/exchange-id-token.ts';
import { signInWithCustomToken as signInPromise } from '#contract/public/sign-in-with-custom-token.ts';
import { accept } from '#kernel/outcome.ts';
import { checkIdToken } from '#server/effects/check-id-token.ts';
import { issueCustomToken } from '#server/flows/identity/issue-custom-token.ts';
import { signInWithCustomToken } from '#server/flows/identity/sign-in-with-custom-token.ts';
import { throttle } from '#server/flows/identity/throttle.ts';
import { customTokenBuckets } from '#server/modules/identity/throttling.ts';
import { answer } from '../http/mount-routes.ts';
import { callerOf, startSession } from '../start-session.ts';

/** API-01. Its refusals carry a `message` as well, for a wrapper that reads nothing else. */
export const answerExchangeIdToken = answer(exchangeIdToken, async ({ idToken }, context) => {
  const { world, db, caller, now } = context;
  const attempt = await throttle(world, customTokenBuckets(caller.address), now);
  if (!attempt.ok) return inWords(attempt);
  const checked = await checkIdToken(world, idToken, now);
  if (!checked.ok) return inWords(checked);
  const issued = await issueCustomToken(db, checked.value, now);
  if (!issued.ok) return inWords(issued);
  return accept({ customToken: issued.value, message: 'The token is good for 60 seconds, once.' });
});

export const answerSignInWithCustomToken = answer(signInPromise, async (given, context) => {
  const outcome = await signInWithCustomToken(context.db, given, callerOf(context));
  return outcome.ok ? accept(startSession(outcome.value, context)) : outcome;
});

const MESSAGES: Readonly<Record<string, string>> = {
  'invalid-id-token': 'The ID token is not valid.',
  'operation-not-allowed': 'This login method is not enabled.',
  'user-disabled': 'This account has been disabled.',
  'account-exists-with-different-credential':
    'An account already exists with this email but different sign-in method.',
  'too-many-requests': 'Too many attempts. Try again later.',
};

function inWords<Refused extends { readonly refusal: { readonly code: string } }>(
  refused: Refused,
) {
  const message = MESSAGES[refused.refusal.code] ?? 'The token could not be exchanged.';
  return { ...refused, refusal: { ...refused.refusal, message } };
}
