import type { Paise } from '#kernel/money.ts';
import { DAY, type Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { recordFee } from '#server/modules/booking/door-store.ts';
import { recordSafetyCaseClosed } from '#server/modules/visit/case-store.ts';
import { recordSafetyExitsClosed } from '#server/modules/visit/safety-exit-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';
import { divideMoney } from '../../steps/money/divide-money.ts';
import { leftToGiveBack } from '../../steps/money/left-to-give-back.ts';

/** The customer's payment for a visit that was left for safety is held until here. */
export const heldOf = async (db: Database, bookingId: string): Promise<Paise> =>
  (await leftToGiveBack(db, bookingId)).refundPaise;

/** The case is closed, and the customer's money is divided as it was decided. */
export async function closeCase(
  db: Database,
  booking: Booking,
  end: {
    readonly refundPaise: Paise;
    /** The amount that the customer owes beside what is kept of their money. */
    readonly feePaise: Paise;
    readonly comment: string;
    readonly actor: string;
    readonly now: Instant;
  },
): Promise<void> {
  const { refundPaise, feePaise: duePaise, actor, now } = end;
  const held = await leftToGiveBack(db, booking.id);
  const feePaise = held.refundPaise - refundPaise + duePaise;
  await recordSafetyCaseClosed(db, booking.id, end, now);
  await recordSafetyExitsClosed(db, booking.id, end, now);
  await recordFee(db, booking.id, feePaise, now);
  const shares = {
    feePaise,
    duePaise,
    refundPaise,
    countedPaise: held.countedPaise,
    goodwillPaise: 0,
  };
  const owed = duePaise > 0 ? { amountPaise: duePaise, remindAt: now + DAY } : {};
  const data = { ...aboutBooking(booking), ...shares, ...owed };
  const eventId = await recordEvent(db, booking.id, 'SafetyCaseClosed', now, actor, data);
  await divideMoney({ db, now, booking, eventId }, shares);
}
