import { listOwnOpenIds } from '#server/modules/booking/owner-store.ts';
import { type Deps, lookAgain } from './check-roster.ts';

/**
 * A customer and a Karigar have parted for safety, or the Karigar refuses them: the customer's other bookings are looked at
 * once more, each under its lock, so that what was being taken in that very instant is found as well. It goes to somebody
 * else as if the Karigar's hours had changed: the customer does not read why.
 */
export async function recheckAfterParting(deps: Deps, userId: string): Promise<void> {
  for (const bookingId of await listOwnOpenIds(deps.pool, userId)) await lookAgain(deps, bookingId);
}
