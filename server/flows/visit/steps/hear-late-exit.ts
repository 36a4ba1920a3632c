import { policy } from '#contract/policy.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { type Instant, MINUTE } from '#kernel/time.ts';
import { recordParted } from '#server/modules/availability/parting-store.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { firstSaying } from '#server/platform/events/has-happened.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import { aboutBooking } from '../../steps/booking/about-booking.ts';

type Pressed = {
  /** The Karigar who pressed it; null is the customer. */
  readonly karigarId: number | null;
  /** Those who never meet this customer again. */
  readonly apart: readonly number[];
  readonly actor: string;
  readonly now: Instant;
};

/**
 * The way out of a visit that cannot be left: it waited for a network while the visit came to its end, or we do not know yet
 * that anybody has set out. Nothing ends by it, but operations are told of each who pressed it, once, and call them.
 */
export async function hearLateExit(
  db: Database,
  booking: Booking,
  { karigarId, apart, actor, now }: Pressed,
): Promise<Outcome<never, 'safety-exit-late'>> {
  const known = { since: 0, data: { karigarId }, key: 'callBy' };
  const heardAt = await firstSaying(db, booking.id, 'SafetyExitCameLate', known);
  const callBy = (heardAt ?? now) + policy.safety.callWithinMinutes * MINUTE;
  if (heardAt === null) {
    const said = { karigarId, from: booking.status, callBy };
    const about = { ...aboutBooking(booking), ...said };
    await recordEvent(db, booking.id, 'SafetyExitCameLate', now, actor, about);
    const { id: bookingId, userId } = booking;
    await recordParted(db, { userId, karigarIds: [...apart], bookingId }, now);
  }
  return refuse('safety-exit-late', { callBy });
}
