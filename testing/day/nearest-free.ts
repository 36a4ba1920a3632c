import {
  dateInIndia,
  HOUR,
  type Instant,
  MINUTE,
  minuteOfDayInIndia,
  weekday,
} from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { kilometresOf, minutesAt } from '#server/modules/visit/journey.ts';
import type { RosteredKarigar } from '#server/seed/roster.ts';
import type { Wish } from './demand.ts';
import type { Nature } from './nature.ts';
import { type Outcome, outcomeOf, type Visited } from './outcome.ts';

type Worker = RosteredKarigar & { readonly index: number };
type Stop = { readonly wish: Wish; readonly team: boolean };

/**
 * Dispatch as many companies do it: the Karigar who lives nearest, of those without another visit at that hour, gets the visit,
 * journeys and reserves aside. One who declines is passed over, and nobody looks after a visit once it is given. Day, people
 * and roads are the same.
 */
export function liveByNearestFree(
  wishes: readonly Wish[],
  roster: readonly RosteredKarigar[],
  places: Places,
  nature: Nature,
): Outcome {
  const workers = roster.map((one, index): Worker => ({ ...one, index }));
  const days = new Map<number, Stop[]>();
  let refused = 0;
  let notWanted = 0;
  for (const wish of wishes) {
    const given = give(wish, workers, days, places, nature);
    if (!given) refused += 1;
    else if (nature.cancels(wish.visit)) {
      for (const one of given) remove(days, one.index, wish);
      notWanted += 1;
    }
  }
  const visits: Visited[] = [];
  let km = 0;
  for (const [index, stops] of days) {
    const worker = workers[index] as Worker;
    const lived = liveDay(worker, stops, places, nature);
    km += lived.km;
    notWanted += lived.out;
    visits.push(...lived.visits);
  }
  return outcomeOf('nearest free', {
    asked: wishes.length,
    refused,
    notWanted,
    moved: 0,
    km,
    visits,
  });
}

function give(
  wish: Wish,
  workers: readonly Worker[],
  days: Map<number, Stop[]>,
  places: Places,
  nature: Nature,
): Worker[] | undefined {
  const free = workers
    .filter((one) => one.serviceIds.includes(wish.service.id) && works(one, wish))
    .filter((one) => !(days.get(one.index) ?? []).some((stop) => meet(stop.wish, wish)))
    .map((one) => ({ one, far: places.minutesBetween(one.homePincode, wish.pincode) }))
    .filter(({ one, far }) => far <= one.reachMinutes)
    .toSorted((a, b) => a.far - b.far || a.one.index - b.one.index)
    .map(({ one }) => one)
    .filter((one) => nature.answers(one.index, wish.visit) === 'accept')
    .slice(0, wish.teamSize);
  if (free.length < wish.teamSize) return undefined;
  for (const [place, { index }] of free.entries()) {
    days.set(index, [...(days.get(index) ?? []), { wish, team: place > 0 }]);
  }
  return free;
}

function remove(days: Map<number, Stop[]>, index: number, wish: Wish): void {
  days.set(
    index,
    (days.get(index) ?? []).filter((stop) => stop.wish !== wish),
  );
}

function liveDay(worker: Worker, stops: readonly Stop[], places: Places, nature: Nature) {
  const visits: Visited[] = [];
  let [free, place, km, out] = [0 as Instant, worker.homePincode, 0, 0];
  for (const { wish, team } of stops.toSorted((a, b) => a.wish.startsAt - b.wish.startsAt)) {
    const { startsAt, visit } = wish;
    const slowest = places.minutesBetween(place, wish.pincode);
    const usual = minutesAt(slowest, startsAt - 30 * MINUTE) * MINUTE;
    const leaveAt = Math.max(free, startsAt - usual - nature.setsOutEarly(worker.index, visit));
    const lost = nature.forgets(worker.index, visit) || nature.breaksDown(worker.index, visit);
    if (lost) {
      if (!team) visits.push({ startsAt, atDoorAt: null, served: false });
      if (nature.breaksDown(worker.index, visit)) free = leaveAt + 2 * HOUR;
      continue;
    }
    km += kilometresOf(slowest) * (team ? 0 : 1);
    const atDoorAt = leaveAt + nature.rides(slowest, leaveAt, worker.index, wish);
    place = wish.pincode;
    if (nature.isOut(visit)) {
      out += team ? 0 : 1;
      free = Math.max(atDoorAt, startsAt) + 15 * MINUTE;
      continue;
    }
    // A Karigar who comes two hours late finds nobody any more.
    const served = atDoorAt <= startsAt + 2 * HOUR;
    const begin = Math.max(atDoorAt, startsAt - 5 * MINUTE) + nature.isLetIn(visit);
    free = served ? begin + nature.works(wish.durationMinutes * MINUTE, visit) : atDoorAt;
    if (!team) visits.push({ startsAt, atDoorAt, served });
  }
  return { visits, km, out };
}

const meet = (one: Wish, other: Wish): boolean =>
  one.startsAt < other.startsAt + other.durationMinutes * MINUTE &&
  other.startsAt < one.startsAt + one.durationMinutes * MINUTE;

function works({ shifts }: Worker, { startsAt, durationMinutes }: Wish): boolean {
  const day = weekday(dateInIndia(startsAt));
  const from = minuteOfDayInIndia(startsAt);
  return shifts.some(
    (shift) =>
      shift.weekday === day &&
      shift.startsMinute <= from &&
      shift.endsMinute >= from + durationMinutes,
  );
}
