/** The times of a day at which visits may begin: minutes since midnight, evenly apart. Each city has its own. */
export type SlotGrid = {
  readonly firstMinute: number;
  readonly stepMinutes: number;
  readonly count: number;
};

/** The specification's twelve: every hour from nine in the morning to eight in the evening. */
export const HOURLY_SLOTS: SlotGrid = { firstMinute: 9 * 60, stepMinutes: 60, count: 12 };

export const slotMinutes = ({ firstMinute, stepMinutes, count }: SlotGrid): readonly number[] =>
  Array.from({ length: count }, (_, index) => firstMinute + index * stepMinutes);

/** `540` → `09:00 AM`, `1230` → `08:30 PM`: the specification's way of writing a slot, in every language. */
export function slotLabel(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60);
  const onClock = hour % 12 === 0 ? 12 : hour % 12;
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(onClock)}:${two(minuteOfDay % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const LABEL = /^(0[1-9]|1[0-2]):([0-5]\d) (AM|PM)$/;

/** The minute of a label, or undefined for a text that is none. Whether a visit may begin then, a city's grid says. */
export function slotMinute(label: string): number | undefined {
  const [, hour, minute, half] = LABEL.exec(label) ?? [];
  if (!half) return undefined;
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

/** The position of a label among the slots, or undefined where no visit begins then. */
export function slotIndex(grid: SlotGrid, label: string): number | undefined {
  const minute = slotMinute(label);
  const index = minute === undefined ? -1 : slotMinutes(grid).indexOf(minute);
  return index === -1 ? undefined : index;
}

/** The labels of the twelve. */
export const SLOT_LABELS: readonly string[] = slotMinutes(HOURLY_SLOTS).map(slotLabel);
