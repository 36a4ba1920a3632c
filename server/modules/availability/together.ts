import type { LocalDate } from '#kernel/time.ts';
import { hasSlot, type SlotSet } from './slot-set.ts';
import type { ClosedReason, MarkedSlot } from './slots.ts';

/** One day for somebody who wants the same people on several: who is free at which of its slots. */
export type DayHours = {
  readonly date: LocalDate;
  /** A slot that is closed to everybody says why: nobody is free, the clock, the neighbours. */
  readonly slots: readonly Pick<MarkedSlot, 'minute' | 'startsAt' | 'reason'>[];
  readonly people: ReadonlyMap<number, SlotSet>;
};

/** For each slot, whether a team is free on all of the days: one of the same people where the team stays. */
export const slotsTogether = (
  days: readonly DayHours[],
  teamSize: number,
  isSameTeam: boolean,
): boolean[] => freeTogether(days, isSameTeam).map((count) => count >= teamSize);

/** For each slot, how many are free then on all of the days, or on the day on which fewest are where each has its own people. */
export function freeTogether(days: readonly DayHours[], isSameTeam: boolean): number[] {
  if (isSameTeam) return freeOnAll(days);
  const each = days.map((day) => freeOnAll([day]));
  return (each[0] ?? []).map((_, slot) => Math.min(...each.map((free) => free[slot] ?? 0)));
}

function freeOnAll(days: readonly DayHours[]): number[] {
  const [first, ...further] = days;
  if (!first) return [];
  const open = first.slots.map((_, slot) => days.every(({ slots }) => !reasonOf(slots, slot)));
  const free = open.map(() => 0);
  for (const [karigarId, own] of first.people) {
    const sets = [own, ...further.map(({ people }) => people.get(karigarId) ?? NEVER)];
    for (const slot of free.keys()) {
      if (open[slot] && sets.every((set) => hasSlot(set, slot)))
        free[slot] = (free[slot] as number) + 1;
    }
  }
  return free;
}

const NEVER: SlotSet = new Uint16Array();

const reasonOf = (slots: DayHours['slots'], slot: number): ClosedReason | null =>
  slots[slot]?.reason ?? null;

/** The open slots nearest to the wished-for one, nearest first; of two equally near the earlier. */
export const nearestSlots = (open: readonly boolean[], wished: number): number[] =>
  [...open.keys()]
    .filter((slot) => slot !== wished && open[slot])
    .toSorted((one, other) => Math.abs(one - wished) - Math.abs(other - wished) || one - other);
