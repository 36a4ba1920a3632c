import { findVisit } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { visitAtHand } from '../../steps/visit/visit-at-hand.ts';
import type { DispatchFacts } from './prepare-dispatch.ts';

/**
 * Whether somebody else may be asked for the visit: its leader is not at the door, or has not even left. Where the work has
 * begun, whoever has set out keeps it: they may be there without having said so.
 */
export async function mayBeReplaced(
  db: Database,
  { booking, heldAs, now }: DispatchFacts,
  leader: 'not-there' | 'not-left' = 'not-there',
): Promise<boolean> {
  const at = await visitAtHand(db, booking, await findVisit(db, booking.id), now);
  if (at?.id !== heldAs) return false;
  if (at.status === 'assigned') return true;
  return leader === 'not-there' && at.status === 'dispatched' && at.status === booking.status;
}
