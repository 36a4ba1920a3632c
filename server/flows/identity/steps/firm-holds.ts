import { moves } from '#contract/lifecycle.ts';
import type { Instant } from '#kernel/time.ts';
import { waitsForMoney } from '#server/modules/booking/booking.ts';
import { nextReminder } from '#server/modules/booking/payment-reminding.ts';
import { firmUntil } from '#server/modules/booking/placing.ts';
import { listInstalments } from '#server/modules/booking/store.ts';
import { lockUnprovenHolds, recordMadeFirm } from '#server/modules/booking/unproven-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';

/** Ruling R40: with the mobile that they stand on, cash bookings that were only held become firm, in the same commit. */
export async function firmHolds(
  db: Database,
  owner: { readonly userId: string; readonly mobile: string },
  now: Instant,
): Promise<void> {
  for (const held of await lockUnprovenHolds(db, owner, now)) {
    const instalments = await listInstalments(db, held.id);
    const booking = { ...held, firmAt: now, holdUntil: firmUntil(instalments) };
    await recordMadeFirm(db, held.id, booking.holdUntil, now);
    await recordEvent(db, held.id, moves.prove.event, now, `customer:${owner.userId}`, {
      ...aboutBooking(booking),
      paymentMethod: booking.paymentMethod,
      holdUntil: booking.holdUntil,
      remindAt: nextReminder(booking, instalments)?.at ?? null,
      firm: true,
      wanted: !waitsForMoney(booking),
    });
  }
}
