import type { setLeave as promise } from '#contract/karigar/set-leave.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import { recordUncommitted } from '#server/modules/availability/commitment-store.ts';
import {
  countLeavesFrom,
  lockMembership,
  recordLeave,
} from '#server/modules/availability/membership-store.ts';
import { decideLeave } from '#server/modules/karigar/hours.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

/** Days off; their visits go to others with the event. */
export const setLeave = (
  pool: Pool,
  { userId, day, until = day, off }: InputOf<typeof promise> & { readonly userId: string },
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const member = await lockMembership(db, userId);
    if (!member?.active) return refuse('not-on-roster');
    const { karigarId } = member;
    const today = dateInIndia(now);
    const leave = { day, until, off };
    const ahead = await countLeavesFrom(db, karigarId, today, leave);
    const decision = decideLeave(leave, { today, ahead });
    if (!decision.ok) return decision;
    await recordLeave(db, karigarId, leave);
    if (off) await recordUncommitted(db, karigarId, leave);
    await recordEvent(db, userId, 'RosterChanged', now, `karigar:${karigarId}`, { karigarId });
    return accept(undefined);
  });
