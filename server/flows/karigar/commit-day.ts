import type { commitDay as promise } from '#contract/karigar/commit-day.ts';
import type { InputOf, RefusalOf } from '#contract/operation.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import {
  findCommitment,
  recordCommitment,
  recordUncommitted,
} from '#server/modules/availability/commitment-store.ts';
import { findHours, lockMembership } from '#server/modules/availability/membership-store.ts';
import { decideCommitment } from '#server/modules/karigar/committing.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { floorOf } from './steps/floor-of.ts';

/** Visits that they were asked about before stay a question. */
export const commitDay = (
  pool: Pool,
  { userId, day, on }: InputOf<typeof promise> & { readonly userId: string },
  now: Instant,
): Promise<Outcome<void, RefusalOf<typeof promise>>> =>
  transaction(pool, async (db) => {
    const member = await lockMembership(db, userId);
    if (!member?.active) return refuse('not-on-roster');
    const { karigarId } = member;
    const hours = await findHours(db, karigarId, day);
    const saidAt = await findCommitment(db, karigarId, day);
    const decision = decideCommitment({ day, on }, { ...hours, saidAt, now });
    if (!decision.ok) return decision;
    const changed = on
      ? await recordCommitment(
          db,
          { karigarId, day, floorPaise: await floorOf(db, day, hours, now) },
          now,
        )
      : await recordUncommitted(db, karigarId, { day, until: day });
    if (!changed) return accept(undefined);
    const said = { karigarId, day, on };
    await recordEvent(db, userId, 'DayCommitted', now, `karigar:${karigarId}`, said);
    return accept(undefined);
  });
