import type { Slot } from '#contract/public/read-open-slots.ts';

/** The open slots of a day nearest to the wished-for time, shown in the order of the day. */
export function nearestOpen(slots: readonly Slot[], wishedMinute: number, most: number): Slot[] {
  return slots
    .filter((slot) => slot.open && slot.minute !== wishedMinute)
    .toSorted(
      (one, other) => Math.abs(one.minute - wishedMinute) - Math.abs(other.minute - wishedMinute),
    )
    .slice(0, most)
    .toSorted((one, other) => one.minute - other.minute);
}
