import { HOUR, type Instant } from '#kernel/time.ts';
import { listShownToHaveCome } from '#server/modules/visit/attendance-store.ts';
import { firstSaying } from '#server/platform/events/has-happened.ts';
import type { ShownAtDoor } from '../../steps/money/pay-waiting.ts';
import type { VisitContext } from './perform-karigar-action.ts';

/** No guard lets anybody in longer before. */
const GATE_BEFORE = 6 * HOUR;

/**
 * Those of the crew who have shown that they are at the door of the first visit, and since when: by where their phone was, or
 * by their word with that of the society's own gate, which has let them in. A picture of an entrance shows no hour.
 */
export async function listShownAtDoor(context: VisitContext): Promise<ShownAtDoor[]> {
  const { db, booking, karigarId } = context;
  const shown = await listShownToHaveCome(db, booking.id);
  const arrivedAt = await shownSince(context);
  return arrivedAt === null ? shown : [{ karigarId, arrivedAt }, ...shown];
}

async function shownSince(context: VisitContext): Promise<Instant | null> {
  const { booking, visit } = context;
  if (booking.arrivedAt === null) return null;
  if (visit.arrivedBy === 'position') return booking.arrivedAt;
  const letInAt = await letInByGate(context);
  return letInAt === null ? null : Math.max(booking.arrivedAt, letInAt);
}

/** Anybody who has a pass may ask about it from anywhere, the Karigar too: only a check with the society's link is its guard's. */
const letInByGate = ({ db, booking, karigarId }: VisitContext): Promise<Instant | null> =>
  firstSaying(db, booking.id, 'GatePassChecked', {
    ...{ since: booking.startsAt - GATE_BEFORE, key: 'link' },
    data: { karigarId, verdict: 'admitted' },
  });
