import type { OutputOf } from '#contract/operation.ts';
import type { readBookingFile } from '#contract/ops/read-booking-file.ts';

export type File = OutputOf<typeof readBookingFile>;

/** Whether one of these events stands in the story of the booking. */
export const hasSeen = ({ timeline }: File, types: readonly string[]): boolean =>
  timeline.some(({ type }) => types.includes(type));
