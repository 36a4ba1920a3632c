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
  /** The index of his home's pincode in `Places`. */
  readonly home: number;
  readonly reachMinutes: number;
  readonly skills: ReadonlySet<number>;
  readonly shifts: readonly Shift[];
  readonly leaves: ReadonlySet<LocalDate>;
};

export type Roster = {
  readonly revision: number;
  readonly karigars: readonly Karigar[];
  /** Those who have the skill and, where a place is given, accept the journey from home to it. */
  candidates(serviceId: number, place: number | undefined): readonly Karigar[];
};

export function createRoster(
  revision: number,
  karigars: readonly Karigar[],
  places: Places,
): Roster {
  const remembered = new Map<string, readonly Karigar[]>();
  const select = (serviceId: number, place: number | undefined) =>
    karigars.filter(
      (karigar) =>
        karigar.skills.has(serviceId) &&
        (place === undefined || places.travelMinutes(karigar.home, place) <= karigar.reachMinutes),
    );
  return {
    revision,
    karigars,
    candidates(serviceId, place) {
      const key = `${serviceId}:${place ?? ''}`;
      const known = remembered.get(key);
      if (known) return known;
      const found = select(serviceId, place);
      remembered.set(key, found);
      return found;
    },
  };
}

/** A stretch of a day in minutes since its midnight; it may begin before and end after the day. */
export type Duty = { readonly fromMinute: number; readonly untilMinute: number };

/** When he works on a day: the day's own shifts, and those of the day before that run past midnight. */
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
