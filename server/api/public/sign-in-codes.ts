import { confirmSignInCode as confirmPromise } from '#contract/public/confirm-sign-in-code.ts';
import { requestSignInCode as requestPromise } from '#contract/public/request-sign-in-code.ts';
import { accept } from '#kernel/outcome.ts';
import { confirmSignInCode } from '#server/flows/identity/confirm-sign-in-code.ts';
import { requestSignInCode } from '#server/flows/identity/request-sign-in-code.ts';
import { knowBrowser, readBrowser } from '../browser-cookie.ts';
import { answer } from '../http/mount-routes.ts';
import { messagesOf, toCodeSent } from '../messages-of.ts';
import { callerOf, startSession } from '../start-session.ts';

export const answerRequestSignInCode = answer(requestPromise, async (wanted, context) => {
  const { world, cookies } = context;
  const browser = knowBrowser(cookies);
  const messages = messagesOf(world);
  const outcome = await requestSignInCode(
    world,
    { ...wanted, browser },
    callerOf(context),
    messages,
  );
  return outcome.ok ? accept(toCodeSent(outcome.value)) : outcome;
});

export const answerConfirmSignInCode = answer(confirmPromise, async (typed, context) => {
  const { world, cookies } = context;
  const outcome = await confirmSignInCode(
    world,
    { ...typed, browser: readBrowser(cookies) },
    callerOf(context),
  );
  if (!outcome.ok) return outcome;
  const { isNew, canJoin, signedOut } = outcome.value;
  const more = { isNew, canJoin, ...(signedOut !== undefined && { signedOut }) };
  return accept({ ...startSession(outcome.value, context), ...more });
});
