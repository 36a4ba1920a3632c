import type { setShifts as promise } from '#contract/karigar/set-shifts.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant } from '#kernel/time.ts';
import {
  listCommitments,
  recordLowerFloor,
} from '#server/modules/availability/commitment-store.ts';
import { lockMembership, recordShifts } from '#server/modules/availability/membership-store.ts';
import { decideShifts } from '#server/modules/karigar/hours.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { floorOf } from './steps/floor-of.ts';

/** A Karigar who changes their hours keeps the visits that fit into them; the rest go to others with the event. */
export async function setShifts(
  pool: Pool,
  { userId, shifts }: InputOf<typeof promise> & { readonly userId: string },
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> {
  const decision = decideShifts(shifts);
  if (!decision.ok) return decision;
  return transaction(pool, async (db) => {
    const member = await lockMembership(db, userId);
    if (!member?.active) return refuse('not-on-roster');
    const { karigarId } = member;
    await recordShifts(db, karigarId, shifts);
    for (const { day } of await listCommitments(db, karigarId, dateInIndia(now))) {
      const floorPaise = await floorOf(db, day, { shifts });
      await recordLowerFloor(db, { karigarId, day, floorPaise });
    }
    await recordEvent(db, userId, 'RosterChanged', now, `karigar:${karigarId}`, { karigarId });
    return accept(undefined);
  });
}
