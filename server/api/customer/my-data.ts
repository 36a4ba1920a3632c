import { confirmSelf as confirmPromise } from '#contract/applicant/confirm-self.ts';
import { acceptTerms as acceptPromise } from '#contract/customer/accept-terms.ts';
import { changePassword as passwordPromise } from '#contract/customer/change-password.ts';
import { claimMobile as claimPromise } from '#contract/customer/claim-mobile.ts';
import { deleteAccount as deletePromise } from '#contract/customer/delete-account.ts';
import { downloadData as downloadPromise } from '#contract/customer/download-data.ts';
import { listLooks as looksPromise } from '#contract/customer/list-looks.ts';
import { readPrivacy as privacyPromise } from '#contract/customer/read-privacy.ts';
import { requestOwnCode as codePromise } from '#contract/customer/request-own-code.ts';
import { accept } from '#kernel/outcome.ts';
import { acceptTerms } from '#server/flows/identity/accept-terms.ts';
import { allowDownload } from '#server/flows/identity/allow-download.ts';
import { changePassword } from '#server/flows/identity/change-password.ts';
import { claimMobile } from '#server/flows/identity/claim-mobile.ts';
import { confirmSelf } from '#server/flows/identity/confirm-self.ts';
import { deleteAccount } from '#server/flows/identity/delete-account.ts';
import { requestOwnCode } from '#server/flows/identity/request-own-code.ts';
import type { Asking } from '#server/flows/steps/identity/confirm-person.ts';
import { toPersonView } from '#server/modules/identity/person.ts';
import { listLooks } from '#server/views/looks.ts';
import { collectMyData } from '#server/views/my-data.ts';
import { readPrivacy } from '#server/views/privacy.ts';
import { knowBrowser, readBrowser } from '../browser-cookie.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';
import { messagesOf, toCodeSent } from '../messages-of.ts';
import { takeSession } from '../session-cookie.ts';
import { callerOf, unlessOverloaded } from '../start-session.ts';

const answerAcceptTerms = answer(acceptPromise, async (said, { db, person, now }) => {
  const outcome = await acceptTerms(db, { ...said, person }, now);
  return outcome.ok ? accept({ user: toPersonView(outcome.value) }) : outcome;
});

const answerClaimMobile = answer(claimPromise, async ({ mobile }, { db, person, now }) =>
  accept({ user: toPersonView(await claimMobile(db, { person, mobile }, now)) }),
);

const askingOf = (
  shown: Asking['shown'],
  { person, session, cookies }: Pick<RequestContext<'customer'>, 'person' | 'session' | 'cookies'>,
): Asking => ({ person, sessionBeganAt: session.provenAt, browser: readBrowser(cookies), shown });

const answerReadPrivacy = answer(privacyPromise, async (_input, context) => {
  const { world, db, person, session, now } = context;
  const asking = { person, sessionBeganAt: session.provenAt };
  return accept(await readPrivacy(db, asking, messagesOf(world), now));
});

const answerListLooks = answer(looksPromise, async (_input, { db, person }) =>
  accept(await listLooks(db, person.id)),
);

const answerConfirmSelf = answer(confirmPromise, async (shown, context) => {
  const { world, session, now } = context;
  const asked = { channels: messagesOf(world), now };
  const outcome = await unlessOverloaded(
    confirmSelf(world, askingOf(shown, context), session.tokenHash, asked),
  );
  return outcome.ok ? accept({ confirmed: true as const }) : outcome;
});

const answerChangePassword = answer(passwordPromise, async ({ newPassword, ...shown }, context) => {
  const { world, session, now } = context;
  const change = { asking: askingOf(shown, context), newPassword, keep: session.tokenHash };
  const outcome = await unlessOverloaded(changePassword(world, change, messagesOf(world), now));
  return outcome.ok ? accept({ changed: true as const, sessionsEnded: outcome.value }) : outcome;
});

const answerRequestOwnCode = answer(codePromise, async (_input, context) => {
  const { world, person, cookies } = context;
  const wanted = { person, browser: knowBrowser(cookies) };
  const outcome = await requestOwnCode(world, wanted, callerOf(context), messagesOf(world));
  return outcome.ok ? accept(toCodeSent(outcome.value)) : outcome;
});

const answerDownloadData = answer(downloadPromise, async (shown, context) => {
  const { world, person, now } = context;
  const allowed = await unlessOverloaded(
    allowDownload(world, askingOf(shown, context), messagesOf(world), now),
  );
  return allowed.ok ? accept(await collectMyData(world, person.id, now)) : allowed;
});

const answerDeleteAccount = answer(deletePromise, async (shown, context) => {
  const { world, cookies, now } = context;
  const outcome = await unlessOverloaded(
    deleteAccount(world, askingOf(shown, context), messagesOf(world), now),
  );
  if (!outcome.ok) return outcome;
  takeSession(cookies);
  return accept({ deleted: true as const });
});

/** Routes of every person for their own data. */
export const myDataAnswers: readonly Answer[] = [
  answerAcceptTerms,
  answerClaimMobile,
  answerReadPrivacy,
  answerListLooks,
  answerConfirmSelf,
  answerChangePassword,
  answerRequestOwnCode,
  answerDownloadData,
  answerDeleteAccount,
];
