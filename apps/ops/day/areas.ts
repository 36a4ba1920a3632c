import { isUnfinished } from '#contract/booking-phases.ts';
import type { Day, DayVisit } from './day-of.ts';
import { isHarm } from './lanes.ts';

/** How a pincode stands at a minute of the day. */
export type AreaNow = {
  readonly pincode: string;
  /** Each visit once, however many come to it: trouble first, then the hour. */
  readonly visits: readonly DayVisit[];
  /** Visits that are still to be served, or are being served. */
  readonly toDo: number;
  readonly trouble: number;
  readonly harm: number;
  /** Karigars who live there, work, and have nobody to go to. */
  readonly free: number;
};

/** Every area in which somebody is waited for or free; those with trouble first, then those with the most to do. */
export function areasNow(
  { karigars, visits }: Pick<Day, 'karigars' | 'visits'>,
  minute: number,
): AreaNow[] {
  const busy = new Set(
    visits
      .filter(({ leaves, ends }) => leaves <= minute && ends > minute)
      .map((one) => one.karigarId),
  );
  const free = karigars.filter(
    ({ id, duties }) =>
      !busy.has(id) && duties.some(({ from, until }) => from <= minute && until > minute),
  );
  const freeAt = Map.groupBy(free, ({ homePincode }) => homePincode);
  const visitsAt = Map.groupBy(eachOnce(visits), ({ pincode }) => pincode);
  return [...new Set([...visitsAt.keys(), ...freeAt.keys()])]
    .map((pincode) => {
      const there = visitsAt.get(pincode) ?? [];
      return {
        pincode,
        visits: there.toSorted(byUrgency),
        toDo: there.filter(({ status }) => isUnfinished(status)).length,
        trouble: there.filter(({ trouble }) => trouble !== null).length,
        harm: there.filter(isHarm).length,
        free: freeAt.get(pincode)?.length ?? 0,
      };
    })
    .sort(
      (one, other) =>
        other.harm - one.harm ||
        other.trouble - one.trouble ||
        other.toDo - one.toDo ||
        one.pincode.localeCompare(other.pincode),
    );
}

/** The first row of a crew stands for all of it. */
const eachOnce = (visits: readonly DayVisit[]): DayVisit[] => [
  ...new Map(visits.toReversed().map((one) => [one.id, one])).values(),
];

const urgencyOf = (visit: DayVisit): number => {
  if (isHarm(visit)) return 0;
  if (visit.trouble !== null) return 1;
  return isUnfinished(visit.status) ? 2 : 3;
};
const byUrgency = (one: DayVisit, other: DayVisit): number =>
  urgencyOf(one) - urgencyOf(other) || one.starts - other.starts;
