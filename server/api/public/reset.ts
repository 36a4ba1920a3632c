import { requestReset as requestPromise } from '#contract/public/request-reset.ts';
import { resetPassword as resetPromise } from '#contract/public/reset-password.ts';
import { undoContactChange as undoPromise } from '#contract/public/undo-contact-change.ts';
import { undoPayeeChange as undoPayeePromise } from '#contract/public/undo-payee-change.ts';
import { verifyResetCode as verifyPromise } from '#contract/public/verify-reset-code.ts';
import { accept } from '#kernel/outcome.ts';
import { requestReset } from '#server/flows/identity/request-reset.ts';
import { resetPassword } from '#server/flows/identity/reset-password.ts';
import { undoContactChange } from '#server/flows/identity/undo-contact-change.ts';
import { verifyResetCode } from '#server/flows/identity/verify-reset-code.ts';
import { undoPayeeChange } from '#server/flows/karigar/undo-payee-change.ts';
import { knowBrowser, readBrowser } from '../browser-cookie.ts';
import { contactOf } from '../contact-of.ts';
import { answer } from '../http/mount-routes.ts';
import { messagesOf, toCodeSent } from '../messages-of.ts';
import { callerOf, unlessOverloaded } from '../start-session.ts';

export const answerRequestReset = answer(requestPromise, async (wanted, context) => {
  const { world, cookies } = context;
  const outcome = await requestReset(
    world,
    { ...wanted, contact: contactOf(wanted), browser: knowBrowser(cookies) },
    callerOf(context),
    { ...messagesOf(world), origin: world.origins[0] ?? '' },
  );
  return outcome.ok ? accept(toCodeSent(outcome.value)) : outcome;
});

export const answerVerifyResetCode = answer(verifyPromise, (typed, { world, cookies, now }) =>
  verifyResetCode(world, { ...typed, browser: readBrowser(cookies) }, now),
);

export const answerResetPassword = answer(resetPromise, async (wanted, { world, now }) => {
  const outcome = await unlessOverloaded(resetPassword(world, wanted, { now }));
  return outcome.ok ? accept({ reset: true as const }) : outcome;
});

export const answerUndoContactChange = answer(undoPromise, async ({ token }, { db, now }) => {
  const outcome = await undoContactChange(db, token, now);
  return outcome.ok ? accept({ undone: true as const }) : outcome;
});

export const answerUndoPayeeChange = answer(undoPayeePromise, async ({ token }, { world, now }) => {
  const outcome = await undoPayeeChange(world, token, now);
  return outcome.ok ? accept({ undone: true as const }) : outcome;
});
