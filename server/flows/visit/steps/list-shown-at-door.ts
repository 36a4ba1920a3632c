import { HOUR } from '#kernel/time.ts';
import { listShownToHaveCome } from '#server/modules/visit/attendance-store.ts';
import { hasHappenedSince } from '#server/platform/events/has-happened.ts';
import type { ShownAtDoor } from '../../steps/money/pay-long-ways.ts';
import type { VisitContext } from './perform-karigar-action.ts';

/** No guard lets anybody in longer before. */
const GATE_BEFORE = 6 * HOUR;

/**
 * Those of the crew who have shown that they are at the door of the first visit, and since when: by where their phone was, or
 * by their word with the guard's, who has let them in. A picture of an entrance shows no hour.
 */
export async function listShownAtDoor({
  db,
  booking,
  visit,
  karigarId,
}: VisitContext): Promise<ShownAtDoor[]> {
  const shown = await listShownToHaveCome(db, booking.id);
  const { arrivedAt } = booking;
  if (arrivedAt === null) return shown;
  const sinceGate = booking.startsAt - GATE_BEFORE;
  const isShown =
    visit.arrivedBy === 'position' ||
    (await hasHappenedSince(db, booking.id, 'GatePassChecked', sinceGate, {
      ...{ karigarId, verdict: 'admitted' },
    }));
  return isShown ? [{ karigarId, arrivedAt }, ...shown] : shown;
}
