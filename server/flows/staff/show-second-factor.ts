import type { RefusalOf } from '#contract/operation.ts';
import type { showSecondFactor as promise } from '#contract/public/show-second-factor.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordProven } from '#server/modules/staff/store.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import {
  countFactorAttempt,
  type InStaffSession,
  isSecondFactor,
  type Shown,
  type StaffHouse,
} from './steps/is-second-factor.ts';
import { type TellDeps, tellColleague } from './steps/tell-colleague.ts';

/** The session is open, or open anew for what needs it again. A recovery code that was used leaves a trace. */
export async function showSecondFactor(
  deps: StaffHouse & TellDeps,
  who: InStaffSession,
  shown: Shown,
  now: Instant,
): Promise<Outcome<void, Exclude<RefusalOf<typeof promise>, 'staff-session-missing'>>> {
  const counted = await countFactorAttempt(deps, who.userId, now);
  if (!counted.ok) return counted;
  return transaction(deps.pool, async (db) => {
    if (!(await isSecondFactor(db, deps, who, shown, now))) return refuse('second-factor-wrong');
    await recordProven(db, who.sessionHash, now);
    if (shown.way === 'recovery') {
      const { userId } = who;
      await recordEvent(db, userId, 'RecoveryCodeUsed', now, `ops:${userId}`, {});
      await tellColleague(db, deps, { userId, happened: 'code-used' }, now);
    }
    return accept(undefined);
  });
}
