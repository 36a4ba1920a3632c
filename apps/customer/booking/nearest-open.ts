import type { Slot } from '#contract/public/read-open-slots.ts';

/** The open slots of a day nearest to the wished-for hour, shown in the order of the day. */
export function nearestOpen(slots: readonly Slot[], wishedHour: number, most: number): Slot[] {
  return slots
    .filter((slot) => slot.open && slot.hour !== wishedHour)
    .toSorted((one, other) => Math.abs(one.hour - wishedHour) - Math.abs(other.hour - wishedHour))
    .slice(0, most)
    .toSorted((one, other) => one.hour - other.hour);
}
