import { canMove, legalMoves } from '#contract/lifecycle.ts';
import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { reworkVisit as promise } from '#contract/ops/rework-visit.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import {
  type Clock,
  dateInIndia,
  instantInIndia,
  MINUTE,
  minuteOfDayInIndia,
} from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import { placeOf } from '#server/cache/zoned-schedule.ts';
import { listFavourites } from '#server/modules/availability/favourite-store.ts';
import { decideLeadTime } from '#server/modules/availability/lead-time.ts';
import { visitOn } from '#server/modules/availability/openings.ts';
import { startOf } from '#server/modules/availability/places.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { findBooking, lockBooking } from '#server/modules/booking/store.ts';
import { teamSoldOf } from '#server/modules/catalogue/catalogue.ts';
import { decideQuiet } from '#server/modules/society/quiet-hours.ts';
import { findDispute } from '#server/modules/visit/case-store.ts';
import type { VisitRow } from '#server/modules/visit/visit-end-store.ts';
import { zoneOf } from '#server/modules/zone/zone.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { hasChanged } from '../steps/booking/has-changed.ts';
import { takeOpenings, type Written } from '../steps/booking/take-openings.ts';
import { allOrNone } from '../steps/booking/take-visits.ts';
import { requireSecondApproval } from '../steps/money/require-second-approval.ts';
import { bookRework, type ReworkTaken } from './steps/book-rework.ts';
import { visitsToRedo } from './steps/visits-served.ts';

type World = { readonly pool: Pool; readonly now: Clock; readonly facts: AppCache };
type Verdict = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Command = InputOf<typeof promise> & { readonly actor: string };

/**
 * Operations have the disputed work done again, that of one visit or of all: the dispute is closed, a booking of its own is made
 * for as many visits, the first at the hour that the customer agrees to and the others as far apart as they were, and we pay it,
 * all or nothing. Who comes is found as for any visit. Decided once more, it stays decided.
 */
export async function reworkVisit(world: World, command: Command): Promise<Verdict> {
  const seen = await findBooking(world.pool, command.id);
  const dispute = seen && (await findDispute(world.pool, command.id));
  if (!seen || !dispute) return refuse('dispute-not-found');
  const before = await wasBooked(world.pool, command.id);
  if (before) return before;
  if (!canMove('resolve', seen.status, 'ops'))
    return refuse('move-not-allowed', { moves: legalMoves(seen.status) });
  const redone = await visitsToRedo(world.pool, seen, dispute, command.visit);
  if (!redone.ok) return redone;
  const asked = await judge(world, seen, command, redone.value.visits);
  if (!asked.ok) return asked;
  const { visits, teamSize, durationMinutes } = asked.value;
  const id = newId(world.now());
  const startsAt = visits.map(({ visit }) => visit.startsAt);
  let verdict: Verdict | undefined;
  const wish = {
    ...{ visits, teamSize, keepsTeam: keepsTeam(seen) },
    ...{ seed: id, customerId: seen.userId, isSale: false },
    favourites: () => listFavourites(world.pool, seen.userId),
  };
  const outcome = await takeOpenings(world.facts, wish, (openings): Promise<Written> => {
    const write = async (db: Database): Promise<Written> => {
      const taken = { id, startsAt, durationMinutes, teamSize, openings };
      const decided = await decide(db, world.now, command, taken);
      verdict = decided.verdict;
      return decided.placed ?? { outcome: 'exists' };
    };
    return allOrNone(world.pool, write, (missed): Written => ({ outcome: missed }));
  });
  if (verdict && (outcome === 'placed' || outcome === 'exists')) return verdict;
  return (await wasBooked(world.pool, command.id)) ?? refuse('slot-taken');
}

/** Before anybody's time is looked for: the hours, and the work as it was sold, whatever of it is on offer today. */
async function judge(
  { now, facts }: Pick<World, 'now' | 'facts'>,
  booking: Booking,
  { date, time }: Command,
  redone: readonly VisitRow[],
) {
  const { pincode, society } = booking.address;
  const teamSize = teamSoldOf(await facts.services(booking.createdAt), booking);
  const durationMinutes = (booking.endsAt - booking.startsAt) / MINUTE;
  const places = await facts.places();
  const place = places.indexOf(pincode);
  if (teamSize === undefined || place === undefined) return refuse('rework-not-possible');
  const minute = startOf(places.cityAt(place), time);
  if (minute === undefined) return refuse('time-invalid');
  const shift = instantInIndia(date, minute) - (redone[0]?.startsAt ?? 0);
  const terms = { serviceId: booking.serviceId, durationMinutes, place };
  const visits = redone.map(({ startsAt }) => {
    const day = dateInIndia(startsAt + shift);
    return { date: day, visit: visitOn(day, minuteOfDayInIndia(startsAt + shift), terms) };
  });
  const home = (await facts.societies()).find(pincode, society);
  for (const { visit } of visits) {
    const zone = zoneOf(await facts.zones(), placeOf(places, place), visit.startsAt);
    const lead = decideLeadTime(booking.category, visit.startsAt, now(), zone);
    const kept = lead.ok ? decideQuiet(home?.quiet, booking.serviceSlug, visit) : lead;
    if (!kept.ok) return kept;
  }
  return accept({ visits, teamSize, durationMinutes });
}

async function decide(
  db: Database,
  now: Clock,
  { id, visit, comment, actor, seen }: Command,
  taken: ReworkTaken,
): Promise<{ readonly verdict: Verdict; readonly placed?: Written }> {
  const booking = await lockBooking(db, id);
  const dispute = booking && (await findDispute(db, id));
  if (!booking || !dispute) return { verdict: refuse('dispute-not-found') };
  const before = await wasBooked(db, id);
  if (before) return { verdict: before };
  if (await hasChanged(db, booking, seen)) return { verdict: refuse('booking-changed') };
  if (!canMove('resolve', booking.status, 'ops'))
    return { verdict: refuse('move-not-allowed', { moves: legalMoves(booking.status) }) };
  const redone = await visitsToRedo(db, booking, dispute, visit);
  if (!redone.ok) return { verdict: redone };
  const { amountPaise } = redone.value;
  const wanted = { about: 'rework', amountPaise, actor, now: now() } as const;
  const agreed = await requireSecondApproval(db, booking, wanted);
  if (!agreed.ok) return { verdict: agreed };
  const rework = { ...taken, amountPaise, comment, actor, now: wanted.now };
  const { placed, reference } = await bookRework(db, booking, rework);
  return { verdict: accept({ reworkId: taken.id, reference }), placed };
}

/** It was decided so before. */
async function wasBooked(db: Database, bookingId: string): Promise<Verdict | undefined> {
  const reworkId = (await findDispute(db, bookingId))?.reworkId;
  const rework = reworkId ? await findBooking(db, reworkId) : undefined;
  return rework && accept({ reworkId: rework.id, reference: rework.reference });
}
