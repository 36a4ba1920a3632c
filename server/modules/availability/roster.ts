import { addDays, type LocalDate, weekday } from '#kernel/time.ts';
import type { Places } from './places.ts';

/** Minutes since midnight; `endsMinute` past 1440 runs into the next day. */
export type Shift = {
  readonly weekday: number;
  readonly startsMinute: number;
  readonly endsMinute: number;
};

export type Karigar = {
  readonly id: number;
  /** The index of the home's pincode in `Places`. */
  readonly home: number;
  readonly reachMinutes: number;
  readonly skills: ReadonlySet<number>;
  readonly shifts: readonly Shift[];
  readonly leaves: ReadonlySet<LocalDate>;
  /** The Karigar has an account to answer with. The time of one without can be held, but asking them is useless. */
  readonly answers: boolean;
  /** The account of the Karigar, who may be a customer as well. */
  readonly userId?: string | null;
  /** The customers from whom the Karigar has parted for safety. */
  readonly apartFrom?: readonly string[];
};

export type Roster = {
  readonly revision: number;
  readonly karigars: readonly Karigar[];
  /** Those of the city who have the skill and, where a place is given, accept the journey from home to it. */
  candidates(serviceId: number, place: number | undefined): readonly Karigar[];
  /** The same people in circles of ten minutes around the place, the nearest first. */
  circles(serviceId: number, place: number | undefined): readonly (readonly Karigar[])[];
  /** The Karigars who never come to what this person books: the person, and those who parted from them for safety. */
  neverFor(userId: string): ReadonlySet<number>;
  /** When each of them works on a day. */
  dutiesOn(date: LocalDate): (karigar: Karigar) => readonly Duty[];
};

export const CIRCLE_MINUTES = 10;

export function createRoster(
  revision: number,
  karigars: readonly Karigar[],
  places: Places,
): Roster {
  const minutesTo = (karigar: Karigar, place: number | undefined) =>
    place === undefined ? 0 : places.travelMinutes(karigar.home, place);

  const candidates = remembered((serviceId, place) => {
    const city = places.cityAt(place);
    return karigars.filter(
      (karigar) =>
        karigar.skills.has(serviceId) &&
        places.cityAt(karigar.home) === city &&
        minutesTo(karigar, place) <= karigar.reachMinutes,
    );
  });
  const circles = remembered((serviceId, place) => {
    const found: Karigar[][] = [];
    for (const karigar of candidates(serviceId, place)) {
      const step = Math.ceil(minutesTo(karigar, place) / CIRCLE_MINUTES);
      while (found.length <= step) found.push([]);
      found[step]?.push(karigar);
    }
    return found;
  });

  const never = new Map<string, Set<number>>();
  for (const { id, userId, apartFrom = [] } of karigars) {
    for (const person of userId ? [userId, ...apartFrom] : apartFrom)
      never.set(person, (never.get(person) ?? new Set()).add(id));
  }

  const cities = [...new Set(karigars.map(({ home }) => places.cityAt(home)))];
  // Duties repeat from week to week, except for those who have asked for leave.
  const weekly = Array.from({ length: 7 }, () => new Map<number, readonly Duty[]>());
  const dutiesThatDay = (date: LocalDate) => {
    const known = weekly[weekday(date)] as Map<number, readonly Duty[]>;
    const closed = cities.filter(({ closedOn }) => closedOn.has(date));
    return (karigar: Karigar): readonly Duty[] => {
      if (closed.length > 0 && closed.includes(places.cityAt(karigar.home))) return NO_DUTIES;
      if (karigar.leaves.size > 0) return dutiesOn(karigar, date);
      let duties = known.get(karigar.id);
      if (!duties) {
        duties = dutiesOn(karigar, date);
        known.set(karigar.id, duties);
      }
      return duties;
    };
  };

  return {
    revision,
    karigars,
    candidates,
    circles,
    neverFor: (userId) => never.get(userId) ?? NOBODY,
    dutiesOn: dutiesThatDay,
  };
}

const NOBODY: ReadonlySet<number> = new Set();
const NO_DUTIES: readonly Duty[] = [];

type Selection<Found> = (serviceId: number, place: number | undefined) => Found;

function remembered<Found>(select: Selection<Found>): Selection<Found> {
  const known = new Map<string, Found>();
  return (serviceId, place) => {
    const key = `${serviceId}:${place ?? ''}`;
    let found = known.get(key);
    if (found === undefined) {
      found = select(serviceId, place);
      known.set(key, found);
    }
    return found;
  };
}

/** A stretch of a day in minutes since its midnight; it may begin before and end after the day. */
export type Duty = { readonly fromMinute: number; readonly untilMinute: number };

/** When a Karigar works on a day: the day's own shifts, and those of the day before that run past midnight. */
export function dutiesOn(karigar: Karigar, date: LocalDate): Duty[] {
  return [...dutiesFrom(karigar, date, 0), ...dutiesFrom(karigar, addDays(date, -1), -1440)].filter(
    (duty) => duty.untilMinute > 0,
  );
}

function dutiesFrom(karigar: Karigar, date: LocalDate, offset: number): Duty[] {
  if (karigar.leaves.has(date)) return [];
  const day = weekday(date);
  return karigar.shifts
    .filter((shift) => shift.weekday === day)
    .map((shift) => ({
      fromMinute: shift.startsMinute + offset,
      untilMinute: shift.endsMinute + offset,
    }));
}
