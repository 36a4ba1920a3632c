import type { leavePlatform as promise } from '#contract/karigar/leave-platform.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { deleteCommitmentsOf } from '#server/modules/availability/commitment-store.ts';
import { lockMembership, recordOffRoster } from '#server/modules/availability/membership-store.ts';
import { recordNoKarigarRole } from '#server/modules/identity/role-store.ts';
import { recordStep } from '#server/modules/karigar/application-store.ts';
import { cashWithKarigar, karigarPayable } from '#server/modules/ledger/accounts.ts';
import { balanceOf } from '#server/modules/ledger/store.ts';
import { deleteSubscriptionsOf } from '#server/modules/messaging/subscription-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { isOutOnVisit } from './steps/is-out-on-visit.ts';

/**
 * The Karigar leaves without a reason and at once: their visits go to others, and what they have earned is paid with
 * the next batch.
 */
export const leavePlatform = (
  pool: Pool,
  userId: string,
  now: Instant,
): Promise<Outcome<{ left: true; owedPaise: number }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const member = await lockMembership(db, userId);
    if (!member?.active) return refuse('not-on-roster');
    const { karigarId } = member;
    if (await isOutOnVisit(db, karigarId, now)) return refuse('visit-under-way');
    await recordOffRoster(db, karigarId);
    await deleteCommitmentsOf(db, karigarId);
    await recordNoKarigarRole(db, userId);
    await recordStep(db, { userId, state: 'left', reason: null, decidedBy: null }, now);
    // Open offers ring no more; what the Karigar is still owed is written to them.
    await deleteSubscriptionsOf(db, userId, 'karigar');
    const actor = `karigar:${karigarId}`;
    await recordEvent(db, userId, 'KarigarLeft', now, actor, { karigarId });
    await recordEvent(db, userId, 'RosterChanged', now, actor, { karigarId });
    const earnedPaise = -(await balanceOf(db, karigarPayable(karigarId)));
    const heldPaise = await balanceOf(db, cashWithKarigar(karigarId));
    return accept({ left: true, owedPaise: Math.max(0, earnedPaise - heldPaise) });
  });
