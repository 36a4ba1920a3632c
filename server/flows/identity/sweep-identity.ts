import { policy } from '#contract/policy.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { eraseCasesOfLeads } from '#server/modules/case/lists-store.ts';
import { deleteSpentCaptchas } from '#server/modules/identity/captcha-store.ts';
import { CODE_KEPT } from '#server/modules/identity/code.ts';
import { deleteOldCodes } from '#server/modules/identity/code-store.ts';
import { deleteEndedSessions } from '#server/modules/identity/session-store.ts';
import { deleteOldSocialAttempts } from '#server/modules/identity/social-attempt-store.ts';
import { deleteOldAttempts } from '#server/modules/identity/throttle-store.ts';
import { deleteOldUndos } from '#server/modules/identity/undo-store.ts';
import { deleteNewsOfDays } from '#server/modules/messaging/budget-store.ts';
import { deleteOldMessages } from '#server/modules/messaging/store.ts';
import { deleteEndedStaffSessions } from '#server/modules/staff/store.ts';
import { deleteOldLeads } from '#server/modules/support/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { closeInboxOfErased } from '../steps/inbox/close-inbox-of-erased.ts';
import { deleteUnusedCallers } from './steps/delete-unused-callers.ts';

/** The time for which we can say what was sent, and when. */
const MESSAGES_KEPT = policy.messagesKeptDays * DAY;
const CALL_BACKS_KEPT = policy.callBackKeptDays * DAY;
/** Nothing could be booked for them, and they have not called again. */
const CALLERS_KEPT = 30 * DAY;

/** Now and then: forgets what is over and no longer counts. Safe to repeat, from any process. */
export async function sweepIdentity(db: Pool, keys: Keys, now: Instant): Promise<Swept> {
  const leadIds = await deleteOldLeads(db, now - CALL_BACKS_KEPT);
  await closeInboxOfErased(db, [...leadIds, ...(await eraseCasesOfLeads(db, leadIds))], now);
  return {
    sessions: await deleteEndedSessions(db, now),
    staffSessions: await deleteEndedStaffSessions(db, now),
    throttles: await deleteOldAttempts(db, now),
    contactUndos: await deleteOldUndos(db, now),
    codes: await deleteOldCodes(db, now - CODE_KEPT),
    captchas: await deleteSpentCaptchas(db, now - CODE_KEPT),
    socialAttempts: await deleteOldSocialAttempts(db, now - CODE_KEPT),
    newsOfDays: await deleteNewsOfDays(db, now - 2 * DAY),
    messages: await deleteOldMessages(db, now - MESSAGES_KEPT),
    leads: leadIds.length,
    ...(await deleteUnusedCallers(db, keys, now - CALLERS_KEPT, now)),
  };
}

type Swept = Readonly<
  Record<
    | 'sessions'
    | 'staffSessions'
    | 'throttles'
    | 'contactUndos'
    | 'codes'
    | 'captchas'
    | 'socialAttempts'
    | 'newsOfDays'
    | 'messages'
    | 'leads'
    | 'callers'
    | 'callersLeft',
    number
  >
>;
