import { confirmContactCode as confirmPromise } from '#contract/customer/confirm-contact-code.ts';
import { requestContactCode as requestPromise } from '#contract/customer/request-contact-code.ts';
import { accept } from '#kernel/outcome.ts';
import { confirmContactCode } from '#server/flows/identity/confirm-contact-code.ts';
import { requestContactCode } from '#server/flows/identity/request-contact-code.ts';
import { toPersonView } from '#server/modules/identity/person.ts';
import { knowBrowser, readBrowser } from '../browser-cookie.ts';
import { contactOf } from '../contact-of.ts';
import { answer } from '../http/mount-routes.ts';
import { messagesOf, toCodeSent } from '../messages-of.ts';
import { callerOf } from '../start-session.ts';

export const answerRequestContactCode = answer(requestPromise, async (wanted, context) => {
  const { world, person, session, cookies } = context;
  const outcome = await requestContactCode(
    world,
    {
      person,
      contact: contactOf(wanted),
      browser: knowBrowser(cookies),
      provenAt: session.provenAt,
    },
    callerOf(context),
    messagesOf(world),
  );
  return outcome.ok ? accept(toCodeSent(outcome.value)) : outcome;
});

export const answerConfirmContactCode = answer(confirmPromise, async (typed, context) => {
  const { world, person, session, cookies, now } = context;
  const browser = readBrowser(cookies);
  const outcome = await confirmContactCode(
    world,
    { ...typed, browser, person, session: session.tokenHash },
    now,
  );
  if (!outcome.ok) return outcome;
  return accept({
    user: toPersonView(outcome.value.person),
    changed: outcome.value.changed,
  });
});
