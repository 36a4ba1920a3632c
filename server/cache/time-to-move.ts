import { slotLabel, slotMinute } from '#contract/slots.ts';
import {
  addDays,
  DAY,
  dateInIndia,
  type Instant,
  instantInIndia,
  type LocalDate,
  MINUTE,
  minuteOfDayInIndia,
  toIndiaIso,
} from '#kernel/time.ts';
import { nearestOpen } from '#server/modules/availability/alternatives.ts';
import { visitOn } from '#server/modules/availability/openings.ts';
import type { ClosedReason, MarkedSlot } from '#server/modules/availability/slots.ts';
import { type DayHours, freeTogether } from '#server/modules/availability/together.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import { keepsTeam } from '#server/modules/booking/linkage.ts';
import { teamSoldOf } from '#server/modules/catalogue/catalogue.ts';
import type { AppCache } from './app-cache.ts';
import type { Freed } from './day-schedule.ts';
import { type DaysWanted, readDayHours } from './days-together.ts';

/** A booking that moves with all of its days; their own time is free to it. */
export type ToMove = {
  readonly wanted: DaysWanted;
  readonly startsAt: Instant;
  /** How many days after its first each further day of an event is. */
  readonly distances: readonly number[];
  /** One day of an event keeps its team: nobody else is asked. */
  readonly team?: ReadonlySet<number> | undefined;
};

type TimedBooking = Pick<
  Booking,
  | 'userId'
  | 'createdAt'
  | 'serviceId'
  | 'serviceSlug'
  | 'category'
  | 'option'
  | 'address'
  | 'startsAt'
  | 'endsAt'
>;

/** The screen that shows other times and the flow that moves there ask for the very same thing. */
export async function toMove(
  facts: Pick<AppCache, 'services' | 'places' | 'societies'>,
  booking: TimedBooking,
  moreStartsAt: readonly Instant[],
  own: readonly Freed[],
  isOneOfSeveral = false,
): Promise<ToMove> {
  const { serviceId, serviceSlug: slug, category, address, startsAt, endsAt } = booking;
  const team =
    isOneOfSeveral && own.length > 0 ? new Set(own.map((one) => one.karigarId)) : undefined;
  const sold = team ? own.length : teamSoldOf(await facts.services(booking.createdAt), booking);
  const offer = {
    service: { id: serviceId, slug, category },
    durationMinutes: (endsAt - startsAt) / MINUTE,
    // The team as it was sold, also where somebody of it is missing just now.
    teamSize: sold ?? Math.max(1, Math.ceil(own.length / (1 + moreStartsAt.length))),
  };
  return {
    wanted: {
      offer,
      place: (await facts.places()).indexOf(address.pincode),
      quiet: (await facts.societies()).find(address.pincode, address.society)?.quiet,
      customer: { id: booking.userId, freed: own },
    },
    startsAt,
    distances: moreStartsAt.map((at) => Math.round((at - startsAt) / DAY)),
    team,
  };
}

/** The other days of the booking when the first begins then. */
export function daysFrom({ wanted, distances }: ToMove, startsAt: Instant) {
  const { offer, place } = wanted;
  const { durationMinutes, service } = offer;
  const terms = { serviceId: service.id, durationMinutes, place };
  const on = (distance: number) => {
    const date = addDays(dateInIndia(startsAt), distance);
    return { date, visit: visitOn(date, minuteOfDayInIndia(startsAt), terms) };
  };
  return [on(0), ...distances.map(on)] as const;
}

/**
 * The slots of a day to which a booking could move with its first day: each is judged on all of its days, which
 * keep their distance and their team.
 */
export async function slotsToMoveTo(
  facts: Pick<AppCache, 'board'>,
  { wanted, distances, team }: ToMove,
  date: LocalDate,
  now: Instant,
): Promise<MarkedSlot[]> {
  const days = await Promise.all(
    [0, ...distances].map((distance) => readDayHours(facts, addDays(date, distance), wanted, now)),
  );
  const isSameTeam = keepsTeam(wanted.offer.service);
  const free = freeTogether(team ? days.map((day) => onlyOf(day, team)) : days, isSameTeam);
  const isBound = team !== undefined || (isSameTeam && distances.length > 0);
  return (days[0]?.slots ?? []).map(({ minute, startsAt }, index) => {
    const places = Math.floor((free[index] as number) / wanted.offer.teamSize);
    const reason = places > 0 ? null : whyClosed(days, index, isBound);
    return { minute, startsAt, places, reason };
  });
}

/** The first day says itself what closes it; for the others only what is the same for everybody. */
function whyClosed(
  [first, ...further]: readonly DayHours[],
  slot: number,
  isBound: boolean,
): ClosedReason {
  const reasons = further.map((day) => day.slots[slot]?.reason);
  const forAll = reasons.find(
    (reason) => reason !== undefined && reason !== null && FOR_ALL.has(reason),
  );
  const ofTeam = isBound ? 'not-the-team' : 'full';
  return first?.slots[slot]?.reason ?? forAll ?? ofTeam;
}

const FOR_ALL: ReadonlySet<ClosedReason> = new Set(['too-far', 'society-quiet', 'area-closed']);

const onlyOf = (day: DayHours, team: ReadonlySet<number>): DayHours => ({
  ...day,
  people: new Map([...day.people].filter(([karigarId]) => team.has(karigarId))),
});

/** The nearest open slots on the day itself and on the days around it; where it stands already is none of them. */
export async function findTimesToMoveTo(
  facts: Pick<AppCache, 'board'>,
  moving: ToMove,
  { date, time }: { readonly date: LocalDate; readonly time: string },
  now: Instant,
): Promise<{ date: LocalDate; time: string; startsAt: string }[]> {
  const around = moving.distances.length > 0 ? AROUND_AN_EVENT : AROUND;
  const slots = await Promise.all(
    around.map((by) => slotsToMoveTo(facts, moving, addDays(date, by), now)),
  );
  const others = slots.flat().filter(({ startsAt }) => startsAt !== moving.startsAt);
  const wished = instantInIndia(date, slotMinute(time) ?? 0);
  return nearestOpen(others, wished, MOST).map(({ startsAt, minute }) => ({
    date: dateInIndia(startsAt),
    time: slotLabel(minute),
    startsAt: toIndiaIso(startsAt),
  }));
}

const MOST = 4;
const AROUND = [0, 1, -1, 2];
/** Each of its days may stand in the way: what is free lies further off. */
const AROUND_AN_EVENT = [0, 1, -1, 2, -2, 3, -3, 7, -7];
