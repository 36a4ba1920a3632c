import type { Clock, Instant } from '#kernel/time.ts';
import { moneyOfParts } from '#server/modules/booking/booking-money.ts';
import { recordReminded } from '#server/modules/booking/instalment-store.ts';
import { nextReminder } from '#server/modules/booking/payment-reminding.ts';
import { listInstalments, lockBooking } from '#server/modules/booking/store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../steps/booking/about-booking.ts';

/** Reminds of a part that is due and unpaid, once for each of its moments; answers when to come back. */
export async function remindOfPayment(
  world: { readonly pool: Pool; readonly now: Clock },
  { bookingId }: { readonly bookingId: string },
): Promise<{ readonly againAt?: Instant }> {
  return transaction(world.pool, async (db) => {
    const booking = await lockBooking(db, bookingId);
    if (!booking) return {};
    const now = world.now();
    const instalments = await listInstalments(db, booking.id);
    const reminder = nextReminder(booking, instalments);
    if (!reminder) return {};
    if (reminder.at > now) return { againAt: reminder.at };

    const { part } = reminder;
    const reminded = (part.reminded ?? 0) + 1;
    await recordReminded(db, booking.id, part.position, reminded);
    // A visit that has not been paid in advance is not asked for more.
    const { dueParts } = moneyOfParts(booking, instalments, now);
    if (dueParts.some(({ position }) => position === part.position)) {
      await recordEvent(db, booking.id, 'InstalmentDue', now, 'clock', {
        ...aboutBooking(booking),
        instalment: part.position,
        kind: part.kind,
        amountPaise: part.amountPaise,
        dueAt: part.dueAt,
        reminded,
      });
    }
    const rest = instalments.map((one) => (one === part ? { ...one, reminded } : one));
    const next = nextReminder(booking, rest);
    return next ? { againAt: next.at } : {};
  });
}
