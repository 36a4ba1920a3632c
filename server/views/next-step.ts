import type { BookingView } from '#contract/customer/booking.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { nextStepOf, type VisitMoments } from '#server/modules/booking/next-step.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

/** When the Karigar of a booking's first visit sets out, and when its work ended. */
export const findMoments = async (db: Database, bookingId: string): Promise<VisitMoments> =>
  (await selectMoments.first(db, [bookingId])) ?? { leaveAt: null, finishedAt: null };

const selectMoments = statement<[string], VisitMoments>({
  name: 'view-visit-moments',
  text: `select v.finished_at as "finishedAt",
      (select min(h.leave_at) from holds h where h.booking_id = v.id and h.karigar_id = v.karigar_id) as "leaveAt"
    from visits v where v.id = $1`,
});

export function nextStepView(
  booking: Booking,
  { payment }: BookingView,
  moments: VisitMoments,
  now: Instant,
) {
  const next = nextStepOf(booking, payment, moments, now);
  return next && { kind: next.kind, by: next.by === null ? null : toIndiaIso(next.by) };
}
