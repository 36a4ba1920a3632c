import type { readOtherTimes as contract } from '#contract/customer/read-other-times.ts';
import type { Address } from '#contract/fields/address.ts';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { Category } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { dateInIndia, type Instant, MINUTE } from '#kernel/time.ts';
import type { Facts } from '#server/facts/facts.ts';
import { closeInQuiet } from '#server/modules/society/quiet-hours.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { answerOf, closedSlots, isBookable } from './open-slots.ts';

/** When the visit of one's own booking could be instead: as moving it will be judged, its own time counts as free. */
export async function readOtherTimes(
  { facts, db }: { readonly facts: Facts; readonly db: Database },
  userId: string,
  { id, date: asked }: InputOf<typeof contract>,
  now: Instant,
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> {
  const booking = await selectVisit.first(db, [userId, id]);
  if (!booking) return refuse('booking-not-found');
  const { category, address, holds } = booking;
  const date = asked ?? dateInIndia(booking.starts_at);
  if (!isBookable(date, now)) return accept(answerOf(date, closedSlots(date), category, now));

  const durationMinutes = (booking.ends_at - booking.starts_at) / MINUTE;
  const question = {
    serviceId: booking.service_id,
    durationMinutes,
    teamSize: Math.max(1, holds.length),
    place: (await facts.places()).indexOf(address.pincode),
  };
  const slots = (await facts.board(date)).slotsWithout(question, holds);
  const quiet = (await facts.societies()).find(address.pincode, address.society)?.quiet;
  const heard = { serviceSlug: booking.service_slug, durationMinutes };
  return accept(answerOf(date, closeInQuiet(slots, quiet, heard), category, now));
}

type Visit = {
  service_id: number;
  service_slug: string;
  category: Category;
  starts_at: Instant;
  ends_at: Instant;
  address: Address;
  holds: { id: number; karigarId: number }[];
};

const selectVisit = statement<[string, string], Visit>({
  name: 'view-visit-to-move',
  text: `select b.service_id, b.service_slug, b.category, b.starts_at, b.ends_at, b.address,
      coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'karigarId', h.karigar_id))
        from holds h where h.booking_id = b.id), '[]') as holds
    from bookings b where b.user_id = $1 and b.id = $2`,
});
