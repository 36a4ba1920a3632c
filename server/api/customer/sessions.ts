import { endSession } from '#contract/customer/end-session.ts';
import { listSessions } from '#contract/customer/list-sessions.ts';
import { signOutEverywhere } from '#contract/customer/sign-out-everywhere.ts';
import { accept } from '#kernel/outcome.ts';
import { endSessions } from '#server/flows/identity/end-sessions.ts';
import { findSessions } from '#server/views/sessions.ts';
import { answer } from '../http/mount-routes.ts';
import { takeSession } from '../session-cookie.ts';

export const answerListSessions = answer(listSessions, async (_input, context) => {
  const { db, person, session, now } = context;
  return accept(await findSessions(db, person.id, session.tokenHash, now));
});

export const answerEndSession = answer(endSession, async ({ id }, { db, person }) => {
  await endSessions(db, person.id, { named: id });
  return accept({ ended: true as const });
});

export const answerSignOutEverywhere = answer(signOutEverywhere, async ({ keepThis }, context) => {
  const { db, person, session, cookies } = context;
  const ended = await endSessions(db, person.id, {
    keep: keepThis ? session.tokenHash : undefined,
  });
  if (!keepThis) takeSession(cookies);
  return accept({ ended });
});
