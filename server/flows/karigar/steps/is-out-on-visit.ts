import { DAY, type Instant } from '#kernel/time.ts';
import { isBetweenDays } from '#server/modules/booking/several-days.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { type HeldVisit, listHeldVisits } from '../../steps/visit/list-held-visits.ts';

/** Whether a Karigar has set out or is at somebody's home: that visit is ended first, in one of its own ways. */
export async function isOutOnVisit(
  db: Database,
  karigarId: number,
  now: Instant,
): Promise<boolean> {
  const held = await listHeldVisits(db, karigarId, now - DAY);
  return held.some((visit) => isThere(visit, now));
}

const UNDER_WAY: ReadonlySet<string> = new Set(['dispatched', 'arrived', 'in_progress']);

/** Between two days of an event nobody is there: somebody else leads the rest of it. */
function isThere({ booking, furtherDay }: HeldVisit, now: Instant): boolean {
  if (furtherDay)
    return (
      booking.status === 'in_progress' && furtherDay.startsAt <= now && now <= furtherDay.endsAt
    );
  return UNDER_WAY.has(booking.status) && !(isBetweenDays(booking) && now > booking.endsAt);
}
