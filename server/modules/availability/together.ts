import type { LocalDate } from '#kernel/time.ts';
import type { ClosedReason } from './slots.ts';

/** One day for somebody who wants the same people on several: who is free at which of the twelve hours, a bit an hour. */
export type DayHours = {
  readonly date: LocalDate;
  /** Why an hour of it is closed to everybody: nobody is free, the clock, the neighbours. */
  readonly reasons: readonly (ClosedReason | null)[];
  readonly people: ReadonlyMap<number, number>;
};

/** The hours, as bits, at which a team of the same people is free on all of the days: an event keeps its team. */
export const hoursTogether = (days: readonly DayHours[], teamSize: number): number =>
  freeTogether(days).reduce(
    (hours, count, hour) => (count >= teamSize ? hours | (1 << hour) : hours),
    0,
  );

/** For each hour, how many are free then on all of the days. */
export function freeTogether([first, ...further]: readonly DayHours[]): number[] {
  if (!first) return [];
  const open = further.reduce((hours, day) => hours & openHours(day), openHours(first));
  const free = Array.from({ length: HOURS }, () => 0);
  for (const [karigarId, own] of first.people) {
    const hours = further.reduce(
      (left, day) => left & (day.people.get(karigarId) ?? 0),
      own & open,
    );
    for (let hour = 0; hour < HOURS; hour += 1) {
      if (hours & (1 << hour)) free[hour] = (free[hour] as number) + 1;
    }
  }
  return free;
}

const openHours = ({ reasons }: DayHours): number =>
  reasons.reduce((bits, reason, hour) => (reason ? bits : bits | (1 << hour)), 0);

/** The open hours nearest to the wished-for one, nearest first; of two equally near the earlier. */
export const nearestHours = (hours: number, wished: number): number[] =>
  Array.from({ length: HOURS }, (_, hour) => hour)
    .filter((hour) => hour !== wished && hours & (1 << hour))
    .toSorted((one, other) => Math.abs(one - wished) - Math.abs(other - wished) || one - other);

const HOURS = 12;
