import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { reworkVisit as promise } from '#contract/ops/rework-visit.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Clock } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { decideLeadTime } from '#server/modules/availability/lead-time.ts';
import { visitOn } from '#server/modules/availability/openings.ts';
import { startOf } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { canMove, legalMoves } from '#server/modules/booking/lifecycle.ts';
import { findBooking, lockBooking } from '#server/modules/booking/store.ts';
import { decideOffer } from '#server/modules/catalogue/catalogue.ts';
import { decideQuiet } from '#server/modules/society/quiet-hours.ts';
import { findDispute } from '#server/modules/visit/case-store.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { takeOpenings, type Written } from '../steps/booking/take-openings.ts';
import { allOrNone } from '../steps/booking/take-visits.ts';
import { bookRework, type Seated } from './steps/book-rework.ts';
import { requireSecondApproval } from './steps/require-second-approval.ts';
import { disputedOf } from './steps/resolve.ts';

type Verdict = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Command = InputOf<typeof promise> & { readonly actor: string };

/**
 * Operations have the disputed work done again: the dispute is closed, a visit of its own is booked at the hour that the
 * customer agrees to, and we pay it, all or nothing. Who comes is found as for any visit. Decided once more, it stays
 * decided.
 */
export async function reworkVisit(
  world: { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache },
  command: Command,
): Promise<Verdict> {
  const seen = await findBooking(world.pool, command.id);
  if (!seen || !(await findDispute(world.pool, command.id))) return refuse('dispute-not-found');
  const asked = await judge(world, seen, command);
  if (!asked.ok) return (await wasBooked(world.pool, command.id)) ?? asked;
  const { visit, teamSize } = asked.value;
  const rework = { id: newId(world.now()), teamSize, startsAt: visit.startsAt };
  let verdict: Verdict | undefined;
  const visits = [{ date: command.date, visit }];
  const wish = { visits, teamSize, seed: rework.id, customerId: seen.userId };
  const outcome = await takeOpenings(world.facts, wish, (seats): Promise<Written> => {
    const write = async (db: Database): Promise<Written> => {
      const decided = await decide(db, world.now, command, { ...asked.value, ...rework, seats });
      verdict = decided.verdict;
      return decided.placed ?? { outcome: 'exists' };
    };
    return allOrNone(world.pool, write, (missed): Written => ({ outcome: missed }));
  });
  if (verdict && (outcome === 'placed' || outcome === 'exists')) return verdict;
  return (await wasBooked(world.pool, command.id)) ?? refuse('slot-taken');
}

/** The hour and the service, before anybody's time is looked for. */
async function judge(
  { now, facts }: { readonly now: Clock; readonly facts: AppCache },
  booking: Booking,
  { date, time }: Command,
) {
  const { serviceId, option, address, category, serviceSlug } = booking;
  const offer = decideOffer(await facts.services(), serviceId, option ?? undefined);
  const places = await facts.places();
  const place = places.indexOf(address.pincode);
  if (!offer.ok || place === undefined) return refuse('rework-not-possible');
  const { durationMinutes, teamSize } = offer.value;
  const minute = startOf(places.cityAt(place), time);
  if (minute === undefined) return refuse('time-invalid');
  const visit = visitOn(date, minute, { serviceId, durationMinutes, place });
  const lead = decideLeadTime(category, visit.startsAt, now());
  if (!lead.ok) return lead;
  const { society, pincode } = address;
  const quiet = society && (await facts.societies()).find(pincode, society)?.quiet;
  const calm = decideQuiet(quiet || undefined, serviceSlug, visit);
  return calm.ok ? accept({ visit, teamSize, durationMinutes }) : calm;
}

async function decide(
  db: Database,
  now: Clock,
  { id, comment, actor }: Command,
  seated: Seated,
): Promise<{ readonly verdict: Verdict; readonly placed?: Written }> {
  const booking = await lockBooking(db, id);
  const dispute = booking && (await findDispute(db, id));
  if (!booking || !dispute) return { verdict: refuse('dispute-not-found') };
  const before = await wasBooked(db, id);
  if (before) return { verdict: before };
  if (!canMove('resolve', booking.status, 'ops'))
    return { verdict: refuse('move-not-allowed', { moves: legalMoves(booking.status) }) };
  const amountPaise = await disputedOf(db, id);
  if (amountPaise === 0) return { verdict: refuse('rework-not-possible') };
  const at = now();
  const wanted = { about: 'rework', amountPaise, actor, now: at } as const;
  const agreed = await requireSecondApproval(db, booking, wanted);
  if (!agreed.ok) return { verdict: agreed };
  const { placed, reference } = await bookRework(db, booking, {
    ...seated,
    ...{ amountPaise, comment, actor, now: at },
  });
  return { verdict: accept({ reworkId: seated.id, reference }), placed };
}

/** It was decided so before. */
async function wasBooked(db: Database, bookingId: string): Promise<Verdict | undefined> {
  const reworkId = (await findDispute(db, bookingId))?.reworkId;
  const rework = reworkId ? await findBooking(db, reworkId) : undefined;
  return rework && accept({ reworkId: rework.id, reference: rework.reference });
}
