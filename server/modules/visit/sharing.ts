import { isExpected } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/** While somebody comes or is there; a visit that nobody comes to yet is nothing to follow. */
export const mayShare = isExpected;

const MOST_SHARES = 5;

export function decideSharing(
  status: BookingStatus,
  open: number,
): Outcome<void, 'visit-over' | 'too-many-shares'> {
  if (!mayShare(status)) return refuse('visit-over');
  return open < MOST_SHARES ? accept(undefined) : refuse('too-many-shares');
}
