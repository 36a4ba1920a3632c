import { confirmJoinCode as confirmPromise } from '#contract/customer/confirm-join-code.ts';
import { joinByPassword as passwordPromise } from '#contract/customer/join-by-password.ts';
import { requestJoinCode as requestPromise } from '#contract/customer/request-join-code.ts';
import { accept } from '#kernel/outcome.ts';
import { confirmJoinCode } from '#server/flows/identity/confirm-join-code.ts';
import { joinByPassword } from '#server/flows/identity/join-by-password.ts';
import { requestJoinCode } from '#server/flows/identity/request-join-code.ts';
import { knowBrowser, readBrowser } from '../browser-cookie.ts';
import { answer } from '../http/mount-routes.ts';
import { messagesOf, toCodeSent } from '../messages-of.ts';
import { callerOf, startSession, unlessOverloaded } from '../start-session.ts';

export const answerJoinByPassword = answer(passwordPromise, async ({ password }, context) => {
  const { world, person, session } = context;
  const joining = { person, password, remember: session.remember };
  const outcome = await unlessOverloaded(joinByPassword(world, joining, callerOf(context)));
  return outcome.ok ? accept(startSession(outcome.value, context)) : outcome;
});

export const answerRequestJoinCode = answer(requestPromise, async ({ email }, context) => {
  const { world, person, cookies } = context;
  const { canMail } = messagesOf(world);
  const wanted = { person, email, canMail, browser: knowBrowser(cookies) };
  const outcome = await requestJoinCode(world, wanted, callerOf(context));
  return outcome.ok ? accept(toCodeSent(outcome.value)) : outcome;
});

export const answerConfirmJoinCode = answer(confirmPromise, async (typed, context) => {
  const { world, person, session, cookies } = context;
  const browser = readBrowser(cookies);
  const outcome = await confirmJoinCode(
    world,
    { ...typed, browser, person, remember: session.remember },
    callerOf(context),
  );
  if (!outcome.ok) return outcome;
  const { passwordRemoved } = outcome.value;
  return accept({ ...startSession(outcome.value, context), passwordRemoved });
});
