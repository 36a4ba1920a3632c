import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { recordCustomerNoShow } from '#server/flows/visit/steps/record-customer-no-show.ts';
import { lockBooking } from '#server/modules/booking/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

type Refusals = 'booking-not-found' | 'not-at-the-door' | 'wait-longer' | 'try-to-reach';

/** Nobody was at home, after so many tries: a booking comes to this end without a visit that has to be acted out. */
export async function reportCustomerNoShow(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: Pick<AppCache, 'places'> },
  command: { readonly bookingId: string; readonly actor: string; readonly contactTries: number },
): Promise<Outcome<'ended' | 'had-ended', Refusals>> {
  const places = await world.facts.places();
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    if (!booking) return refuse('booking-not-found');
    if (booking.status === 'no_show_customer') return accept('had-ended');
    const now = world.now();
    const { actor, contactTries } = command;
    const arrivedAt = booking.arrivedAt ?? now;
    const waited = { arrivedAt, contactTries, visitId: booking.id };
    return recordCustomerNoShow(db, places, booking, { actor, now, ...waited });
  });
}
