import type { Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { listHoldsOf } from '#server/modules/availability/store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { daysAhead } from '#server/modules/booking/several-days.ts';
import { teamSoldOf } from '#server/modules/catalogue/catalogue.ts';
import type { BookingState } from '#server/modules/inbox/causes.ts';
import { listDays } from '#server/modules/visit/days-store.ts';
import type { Visit } from '#server/modules/visit/visit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { visitAtHand } from '../../steps/visit/visit-at-hand.ts';

/** How a booking stands, for what operations have open about it. */
export async function stateOfBooking(
  db: Database,
  facts: Pick<AppCache, 'services'>,
  {
    booking,
    visit,
    now,
  }: { readonly booking: Booking; readonly visit: Visit | undefined; readonly now: Instant },
): Promise<BookingState> {
  const at = await visitAtHand(db, booking, visit, now);
  return {
    status: booking.status,
    startsAt: booking.startsAt,
    leaderId: visit?.karigarId ?? null,
    teamShort: await isTeamShort(db, facts, booking, now),
    expectedDayId: at && at.id !== booking.id ? at.id : null,
  };
}

/** The next day counts for an event that goes on. */
async function isTeamShort(
  db: Database,
  facts: Pick<AppCache, 'services'>,
  booking: Booking,
  now: Instant,
): Promise<boolean> {
  const begun = booking.status === 'in_progress';
  const [next] = begun ? daysAhead(await listDays(db, booking.id), now) : [booking];
  if (!next) return false;
  const teamSize = teamSoldOf(await facts.services(booking.createdAt), booking) ?? 1;
  return (await listHoldsOf(db, next.id)).length < teamSize;
}
