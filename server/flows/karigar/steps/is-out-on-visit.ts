import { isOut } from '#contract/booking-phases.ts';
import { DAY, type Instant } from '#kernel/time.ts';
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

/** Nobody is there between two visits; at the last one they are until its work has ended. */
function isThere({ booking, visit }: HeldVisit, now: Instant): boolean {
  const isFirst = visit.id === booking.id;
  if (isOut(booking.status)) return isFirst;
  const hasBegun = booking.status === 'in_progress' && (isFirst || visit.startsAt <= now);
  return hasBegun && (now <= visit.endsAt || visit.endsAt === booking.untilAt);
}
