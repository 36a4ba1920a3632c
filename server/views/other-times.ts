import type { readOtherTimes as contract } from '#contract/customer/read-other-times.ts';
import type { Address } from '#contract/fields/address.ts';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { Category } from '#contract/policy.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { addDays, dateInIndia, type Instant, type LocalDate, toIndiaIso } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { slotsToMoveTo, toMove } from '#server/cache/time-to-move.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { answerOf, closedSlots, isBookable } from './open-slots.ts';

/** When one's own booking could be instead: as moving it will be judged, its own time counts as free. */
export async function readOtherTimes(
  { facts, db }: { readonly facts: AppCache; readonly db: Database },
  userId: string,
  { id, visit: position, date: asked }: InputOf<typeof contract>,
  now: Instant,
): Promise<Outcome<OutputOf<typeof contract>, RefusalOf<typeof contract>>> {
  const booking = await selectVisit.first(db, [userId, id]);
  if (!booking) return refuse('booking-not-found');
  const { category } = booking;
  const meant = visitMeant(booking, position);
  if (!meant) return refuse('booking-not-found');
  const { startsAt, further, holds, keepsTeam } = meant;
  const moving = await toMove(facts, { ...booking, ...meant, userId }, further, holds, keepsTeam);
  const places = await facts.places();
  const city = places.cityAt(places.indexOf(booking.address.pincode));
  const read = async (date: LocalDate) =>
    answerOf(
      date,
      isBookable(date, now)
        ? await slotsToMoveTo(facts, moving, date, now)
        : closedSlots(date, city),
      category,
      now,
    );
  if (asked) return accept(await read(asked));
  const own = await read(dateInIndia(startsAt));
  // It may begin so soon that nothing of its own day is left.
  if (own.slots.some(isOther(startsAt))) return accept(own);
  for (let ahead = 0; ahead < DAYS_SEARCHED; ahead += 1) {
    const day = await read(addDays(own.today, ahead));
    if (day.slots.some(isOther(startsAt))) return accept(day);
  }
  return accept(own);
}

/** All visits that stand, or one of several with who is to come to it. */
function visitMeant({ visits, holds }: Visit, position: number | undefined) {
  const [first, ...others] = visits;
  const one = position === undefined ? first : visits.find((visit) => visit.position === position);
  if (!first || !one) return undefined;
  const { startsAt, endsAt } = one;
  if (position === undefined || visits.length === 1)
    return {
      startsAt,
      endsAt,
      further: others.map((visit) => visit.startsAt),
      holds,
      keepsTeam: false,
    };
  const own = holds.filter(({ visitId }) => visitId === one.id);
  return { startsAt, endsAt, further: [], holds: own, keepsTeam: true };
}

/** A time that can be had, and at which it does not stand already. */
const isOther =
  (startsAt: Instant) =>
  (slot: { readonly open: boolean; readonly startsAt: string }): boolean =>
    slot.open && slot.startsAt !== toIndiaIso(startsAt);

const DAYS_SEARCHED = 21;

const MS = (column: string) => `floor(extract(epoch from ${column}) * 1000)`;

type Visit = {
  serviceId: number;
  serviceSlug: string;
  category: Category;
  option: string | null;
  address: Address;
  /** Those that have not ended by themselves, in their order. */
  visits: { id: string; position: number; startsAt: Instant; endsAt: Instant }[];
  holds: { id: number; karigarId: number; visitId: string }[];
  createdAt: Instant;
};

const selectVisit = statement<[string, string], Visit>({
  name: 'view-visit-to-move',
  text: `select b.service_id as "serviceId", b.service_slug as "serviceSlug", b.category, b.option_key as option, b.address,
      b.created_at as "createdAt",
      (select jsonb_agg(jsonb_build_object('id', v.id, 'position', v.position, 'startsAt', ${MS('v.starts_at')},
          'endsAt', ${MS('v.ends_at')}) order by v.starts_at)
        from visits v where v.booking_id = b.id and v.ended_as is null) as visits,
      coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'karigarId', h.karigar_id, 'visitId', h.booking_id))
        from holds h join visits v on v.id = h.booking_id where v.booking_id = b.id and v.ended_as is null), '[]') as holds
    from bookings b where b.user_id = $1 and b.id = $2`,
});
