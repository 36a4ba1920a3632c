import { HOUR, type Instant } from '#kernel/time.ts';
import { listShownToHaveCome } from '#server/modules/visit/attendance-store.ts';
import { believedAt } from '#server/modules/visit/own-time.ts';
import { firstSaying } from '#server/platform/events/has-happened.ts';
import type { ShownAtDoor } from '../../steps/money/pay-waiting.ts';
import type { VisitContext } from './perform-karigar-action.ts';

/** No guard lets anybody in longer before. */
const GATE_BEFORE = 6 * HOUR;

/**
 * Those of the crew who have shown that they are at the door of the first visit, and since when: by where their phone was, or
 * by their word with that of the society's own gate, which has let them in. A picture of an entrance shows no hour. A telephone
 * without a signal says it later: it is believed so far back, and as far as the gate has seen them before.
 */
export async function listShownAtDoor(context: VisitContext): Promise<ShownAtDoor[]> {
  const { db, booking, karigarId } = context;
  const shown = await listShownToHaveCome(db, booking.id);
  const arrivedAt = await shownSince(context);
  return arrivedAt === null ? shown : [{ karigarId, arrivedAt }, ...shown];
}

async function shownSince(context: VisitContext): Promise<Instant | null> {
  const { booking, visit } = context;
  const { arrivedAt: heardAt } = booking;
  if (heardAt === null) return null;
  const ownAt = visit.arrivedOwnAt ?? heardAt;
  const letInAt = await letInByGate(context);
  const byGate = letInAt === null ? null : Math.max(ownAt, letInAt);
  if (visit.arrivedBy !== 'position') return byGate;
  return Math.min(believedAt(ownAt, heardAt), byGate ?? heardAt);
}

/** Anybody who has a pass may ask about it from anywhere, the Karigar too: only a check with the society's link is its guard's. */
const letInByGate = ({ db, booking, karigarId }: VisitContext): Promise<Instant | null> =>
  firstSaying(db, booking.id, 'GatePassChecked', {
    ...{ since: booking.startsAt - GATE_BEFORE, key: 'link' },
    data: { karigarId, verdict: 'admitted' },
  });
