import { changePayee as changePromise } from '#contract/applicant/change-payee.ts';
import { readPayee as readPromise } from '#contract/applicant/read-payee.ts';
import { requestPayeeCode as codePromise } from '#contract/applicant/request-payee-code.ts';
import { accept } from '#kernel/outcome.ts';
import { changePayee } from '#server/flows/karigar/change-payee.ts';
import { requestPayeeCode } from '#server/flows/karigar/request-payee-code.ts';
import { readPayee } from '#server/views/payee.ts';
import { knowBrowser, readBrowser } from '../browser-cookie.ts';
import { type Answer, answer } from '../http/mount-routes.ts';
import type { RequestContext } from '../http/request-context.ts';
import { messagesOf, toCodeSent } from '../messages-of.ts';
import { callerOf } from '../start-session.ts';

const readOwn = ({ world, db, person, session, now }: RequestContext<'applicant'>) =>
  readPayee({ db, keys: world.keys }, { userId: person.id, provenAt: session.provenAt }, now);

/** Routes for a Karigar's payee; also for one who has left us and is still owed. */
export const payeeAnswers: readonly Answer[] = [
  answer(readPromise, (_input, context) => readOwn(context)),
  answer(codePromise, async (_input, context) => {
    const { world, person, session, cookies } = context;
    const wanted = { person, browser: knowBrowser(cookies), provenAt: session.provenAt };
    const outcome = await requestPayeeCode(world, wanted, callerOf(context), messagesOf(world));
    return outcome.ok ? accept(toCodeSent(outcome.value)) : outcome;
  }),
  answer(changePromise, async (input, context) => {
    const { world, person, cookies, now } = context;
    const command = { ...input, userId: person.id, browser: readBrowser(cookies) };
    const changed = await changePayee(world, command, now);
    return changed.ok ? readOwn(context) : changed;
  }),
];
