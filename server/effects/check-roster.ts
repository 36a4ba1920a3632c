import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { findKarigar } from '#server/flows/dispatch/find-karigar.ts';
import { releaseUnfit } from '#server/flows/dispatch/release-unfit.ts';
import { listHeldBookings } from '#server/modules/availability/own-karigar-store.ts';
import { findBookingOfDay } from '#server/modules/visit/days-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';

export type Deps = { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache };

/**
 * A Karigar's hours, leave, reach or skills have changed, or they work with us no more: visits that they can no longer do
 * go to somebody else, one after the other.
 */
export async function checkRoster(
  deps: Deps,
  { karigarId }: { readonly karigarId: number },
): Promise<void> {
  const held = await listHeldBookings(deps.pool, karigarId, deps.now());
  // A further day of an event is held under an id of its own; the event is looked at once.
  const bookings = held.map(async (id) => (await findBookingOfDay(deps.pool, id)) ?? id);
  for (const bookingId of new Set(await Promise.all(bookings))) {
    await lookAgain(deps, bookingId);
  }
}

/** A Karigar who cannot do this visit any more is taken off it. */
export async function lookAgain(deps: Deps, bookingId: string): Promise<void> {
  const command = { bookingId, cause: 'RosterChanged' };
  // A visit the Karigar had accepted is released by an event of its own, which finds the next one.
  if ((await releaseUnfit(deps, command)) === 'kept') await findKarigar(deps, command);
}
