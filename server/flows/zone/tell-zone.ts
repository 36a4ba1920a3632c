import { type Clock, type Instant, MINUTE } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { findBookings } from '#server/modules/booking/store.ts';
import { findZone, type KeptZone, lockZone } from '#server/modules/zone/store.ts';
import {
  listToTell,
  recordKarigarsTold,
  recordVisitTold,
  type ToTell,
} from '#server/modules/zone/telling-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

type World = { readonly pool: Pool; readonly now: Clock };

/** Number of visits in one transaction, small enough that nobody who books waits for all of a city. */
const MOST_AT_ONCE = 100;

/** While a switch lasts visits become firm, move and are given to somebody, and ask nothing about zones themselves. */
const AGAIN_AFTER_MS = 5 * MINUTE;

/**
 * Everybody with a visit in a zone hears once that the switch holds for it, and once that it does so no longer. It is told what
 * has not been told, so whatever happened meanwhile, or a second time, is as good as once. Only the start of a switch keeps coming
 * back, so that a switch whose end changes often is still looked at once in five minutes.
 */
export async function tellZone(
  { pool, now }: World,
  { zoneId, cause }: { readonly zoneId: string; readonly cause: string },
): Promise<{ readonly told: number; readonly againAt?: Instant }> {
  let told = 0;
  for (;;) {
    const some = await transaction(pool, (db) => tellSome(db, zoneId, now));
    told += some;
    if (some < MOST_AT_ONCE) break;
  }
  if (cause !== 'ZoneStarted') return { told };
  const zone = await findZone(pool, zoneId);
  const at = now();
  const lasts = zone && zone.endedAt === null && zone.untilAt > at;
  return lasts ? { told, againAt: at + AGAIN_AFTER_MS } : { told };
}

async function tellSome(db: Database, zoneId: string, now: Clock): Promise<number> {
  const zone = await lockZone(db, zoneId);
  if (!zone) return 0;
  const all = await listToTell(db, zoneId, now(), MOST_AT_ONCE);
  const bookings = await findBookings(
    db,
    all.map(({ bookingId }) => bookingId),
  );
  for (const one of all) {
    const booking = bookings.get(one.bookingId);
    if (booking) await tellOne(db, { zone, booking, now }, one);
  }
  return all.length;
}

async function tellOne(
  db: Database,
  { zone, booking, now }: { zone: KeptZone; booking: Booking; now: Clock },
  one: ToTell,
): Promise<void> {
  const { id: zoneId, kind, untilAt, message } = zone;
  const karigarIds = await recordKarigarsTold(db, zoneId, one);
  const isNews = await recordVisitTold(db, zoneId, one);
  if (!isNews && karigarIds.length === 0) return;
  const about = {
    ...{ ...aboutBooking(booking), startsAt: one.startsAt },
    ...{ zoneId, visit: one.position, kind, karigarIds },
  };
  if (one.holds) {
    const data = { ...about, untilAt, message };
    const told = isNews ? 'VisitInZone' : 'KarigarInZone';
    await recordEvent(db, booking.id, told, now(), 'clock', data);
  } else await recordEvent(db, booking.id, 'VisitOutOfZone', now(), 'clock', about);
}
