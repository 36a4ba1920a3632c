import { policy } from './policy.ts';

/** The twelve start hours of a day, 9 to 20. */
export const SLOT_HOURS: readonly number[] = Array.from(
  { length: policy.slots.lastHour - policy.slots.firstHour + 1 },
  (_, index) => policy.slots.firstHour + index,
);

/** `9` → `09:00 AM`, `20` → `08:00 PM`: the specification's way of writing a slot, in every language. */
export function slotLabel(hour: number): string {
  const onClock = hour % 12 === 0 ? 12 : hour % 12;
  return `${String(onClock).padStart(2, '0')}:00 ${hour < 12 ? 'AM' : 'PM'}`;
}

export const SLOT_LABELS: readonly string[] = SLOT_HOURS.map(slotLabel);

/** The hour of a label, or undefined for a text that is no slot. */
export const slotHour = (label: string): number | undefined =>
  SLOT_HOURS[SLOT_LABELS.indexOf(label)];
