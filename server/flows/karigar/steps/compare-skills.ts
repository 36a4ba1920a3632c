import { isUnfinished } from '#contract/booking-phases.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import { listSkills } from '#server/modules/availability/membership-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type HeldVisit, listHeldVisits } from '../../steps/visit/list-held-visits.ts';

export type SkillsCompared = {
  /** All that they can do so far. */
  readonly before: readonly number[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** Visits that they hold, which are not over, and for which a skill that goes is needed. */
  readonly needed: readonly HeldVisit[];
};

/** Wished skills beside those of today. A visit of several days that has begun is asked about by each day that is left. */
export async function compareSkills(
  db: Database,
  { karigarId, serviceIds }: { readonly karigarId: number; readonly serviceIds: readonly number[] },
  now: Instant,
): Promise<SkillsCompared> {
  const before = await listSkills(db, karigarId);
  const wished = [...new Set(serviceIds)];
  const removed = before.filter((id) => !wished.includes(id));
  const held = removed.length === 0 ? [] : await listHeldVisits(db, karigarId, now - DAY);
  return {
    before,
    added: wished.filter((id) => !before.includes(id)),
    removed,
    needed: held.filter(
      ({ booking, visit }) =>
        removed.includes(booking.serviceId) && visit.endsAt > now && isUnfinished(booking.status),
    ),
  };
}
