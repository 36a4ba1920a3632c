import type { leavePlatform as promise } from '#contract/karigar/leave-platform.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { lockMembership, recordOffRoster } from '#server/modules/availability/membership-store.ts';
import { isBetweenDays } from '#server/modules/booking/several-days.ts';
import { recordNoKarigarRole } from '#server/modules/identity/role-store.ts';
import { recordStep } from '#server/modules/karigar/application-store.ts';
import { cashWithKarigar, karigarPayable } from '#server/modules/ledger/accounts.ts';
import { balanceOf } from '#server/modules/ledger/store.ts';
import { forgetSubscriptionsOf } from '#server/modules/messaging/subscription-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { type HeldVisit, listHeldVisits } from '../steps/list-held-visits.ts';

/** He has set out or is at somebody's home: that visit is ended first, in one of its own ways. */
const UNDER_WAY: ReadonlySet<string> = new Set(['dispatched', 'arrived', 'in_progress']);

/** Between two days of an event he is not: somebody else leads the rest of it. */
function isThere({ booking, furtherDay }: HeldVisit, now: Instant): boolean {
  if (furtherDay)
    return isBetweenDays(booking) && furtherDay.startsAt <= now && now <= furtherDay.endsAt;
  return UNDER_WAY.has(booking.status) && !(isBetweenDays(booking) && now > booking.endsAt);
}

/** Without a reason and at once: his visits go to others, what he has earned is his and is paid with the next batch. */
export const leavePlatform = (
  pool: Pool,
  userId: string,
  now: Instant,
): Promise<Outcome<{ left: true; owedPaise: number }, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const member = await lockMembership(db, userId);
    if (!member?.active) return refuse('not-on-roster');
    const { karigarId } = member;
    const held = await listHeldVisits(db, karigarId, now - DAY);
    if (held.some((visit) => isThere(visit, now))) return refuse('visit-under-way');
    await recordOffRoster(db, karigarId);
    await recordNoKarigarRole(db, userId);
    await recordStep(db, { userId, state: 'left', reason: null, decidedBy: null }, now);
    // What was offered to him rings no more; what he is still owed he is written.
    await forgetSubscriptionsOf(db, userId, 'karigar');
    const actor = `karigar:${karigarId}`;
    await recordEvent(db, userId, 'KarigarLeft', now, actor, { karigarId });
    await recordEvent(db, userId, 'RosterChanged', now, actor, { karigarId });
    const earnedPaise = -(await balanceOf(db, karigarPayable(karigarId)));
    const heldPaise = await balanceOf(db, cashWithKarigar(karigarId));
    return accept({ left: true, owedPaise: Math.max(0, earnedPaise - heldPaise) });
  });
