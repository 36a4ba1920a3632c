import { policy } from '#contract/policy.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { forgetCasesOfLeads } from '#server/modules/case/lists-store.ts';
import { forgetSpentCaptchas } from '#server/modules/identity/captcha-store.ts';
import { CODE_KEPT } from '#server/modules/identity/code.ts';
import { forgetOldCodes } from '#server/modules/identity/code-store.ts';
import { forgetEndedSessions } from '#server/modules/identity/session-store.ts';
import { forgetSocialAttempts } from '#server/modules/identity/social-attempt-store.ts';
import { forgetOldAttempts } from '#server/modules/identity/throttle-store.ts';
import { forgetOldUndos } from '#server/modules/identity/undo-store.ts';
import { forgetNewsOfDays } from '#server/modules/messaging/budget-store.ts';
import { forgetOldMessages } from '#server/modules/messaging/store.ts';
import { forgetEndedStaffSessions } from '#server/modules/staff/store.ts';
import { forgetOldLeads } from '#server/modules/support/store.ts';
import type { Database } from '#server/platform/database/connect.ts';

/** The time for which we can say what was sent, and when. */
const MESSAGES_KEPT = policy.messagesKeptDays * DAY;
const CALL_BACKS_KEPT = policy.callBackKeptDays * DAY;

/** Now and then: forgets what is over and no longer counts. Safe to repeat, from any process. */
export async function sweepIdentity(db: Database, now: Instant): Promise<Swept> {
  const leadIds = await forgetOldLeads(db, now - CALL_BACKS_KEPT);
  await forgetCasesOfLeads(db, leadIds);
  return {
    sessions: await forgetEndedSessions(db, now),
    staffSessions: await forgetEndedStaffSessions(db, now),
    throttles: await forgetOldAttempts(db, now),
    contactUndos: await forgetOldUndos(db, now),
    codes: await forgetOldCodes(db, now - CODE_KEPT),
    captchas: await forgetSpentCaptchas(db, now - CODE_KEPT),
    socialAttempts: await forgetSocialAttempts(db, now - CODE_KEPT),
    newsOfDays: await forgetNewsOfDays(db, now - 2 * DAY),
    messages: await forgetOldMessages(db, now - MESSAGES_KEPT),
    leads: leadIds.length,
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
    | 'leads',
    number
  >
>;
