import { isExpected } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/** While somebody comes or is there; a visit that nobody comes to yet is nothing to follow. */
export const mayShare = isExpected;

const MOST_SHARES = 5;

/** A person at home is told of a firm booking before anybody comes, so that they know whom to expect. */
export const mayShareAtHome = (status: BookingStatus, isFirm: boolean): boolean =>
  mayShare(status) || (status === 'pending' && isFirm);

export function decideSharing(
  may: boolean,
  open: number,
): Outcome<void, 'visit-over' | 'too-many-shares'> {
  if (!may) return refuse('visit-over');
  return open < MOST_SHARES ? accept(undefined) : refuse('too-many-shares');
}
