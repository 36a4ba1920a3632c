import type { Clock } from '#kernel/time.ts';
import type { Facts } from '#server/facts/facts.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { releaseUnfit } from '#server/flows/dispatch/release-unfit.ts';
import { listHeldBookings } from '#server/modules/availability/own-karigar-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';

/**
 * His hours, his leave, his reach or his skills have changed, or he works with us no more: visits that he can no longer do
 * go to somebody else, one after the other.
 */
export async function checkRoster(
  house: { readonly pool: Pool; readonly now: Clock; readonly facts: Facts },
  { karigarId }: { readonly karigarId: number },
): Promise<void> {
  for (const bookingId of await listHeldBookings(house.pool, karigarId, house.now())) {
    const command = { bookingId, cause: 'RosterChanged' };
    // What he had accepted is released by an event of its own, which finds the next one.
    if ((await releaseUnfit(house, command)) === 'kept') await findKarigar(house, command);
  }
}
