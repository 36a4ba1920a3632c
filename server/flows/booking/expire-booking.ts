import { moves } from '#contract/lifecycle.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { decideExpiry, type Expiry } from '#server/modules/booking/expiry.ts';
import { lockBooking, recordExpired, recordHoldExtended } from '#server/modules/booking/store.ts';
import { recordNoLeader } from '#server/modules/visit/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';
import { freeTeam } from '../steps/booking/free-team.ts';

/**
 * Ends a hold whose time is over: the slot is freed and the customer is told; or, once, the hold is extended because the
 * gateway says that the money is on its way. Safe to repeat, and early calls are told when to come back.
 */
export async function expireBooking(
  world: {
    readonly pool: Pool;
    readonly now: Clock;
    readonly facts: Pick<AppCache, 'places'>;
  },
  command: { readonly bookingId: string; readonly pendingAtGateway: boolean },
): Promise<Outcome<Expiry, 'booking-not-found'>> {
  const places = await world.facts.places();
  const now = world.now();
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, command.bookingId);
    if (!booking) return refuse('booking-not-found');
    const expiry = decideExpiry(booking, command.pendingAtGateway, now);
    const about = aboutBooking(booking);
    if (expiry.kind === 'extend') {
      await recordHoldExtended(db, booking.id, expiry.until, now);
      const data = { ...about, holdUntil: expiry.until };
      await recordEvent(db, booking.id, moves.extend.event, now, 'clock', data);
    }
    if (expiry.kind === 'expire') {
      await recordExpired(db, booking.id, now);
      const freed = await freeTeam(db, places, booking.id);
      const wasTaken = booking.status === 'assigned';
      // Should the money come after all, nobody leads it.
      if (wasTaken) await recordNoLeader(db, booking.id);
      await recordEvent(db, booking.id, moves.expire.event, now, 'clock', {
        ...about,
        ...(wasTaken && { karigarIds: freed }),
        // Held for cash, and the mobile was never proven: no payment was waited for, and the bell speaks of none.
        ...(booking.paymentMethod === 'cash' && booking.firmAt === null && { unproven: true }),
      });
    }
    return accept(expiry);
  });
}
