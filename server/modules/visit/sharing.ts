import { accept, type Outcome, refuse } from '#kernel/outcome.ts';

/** While somebody comes or is there; a visit that nobody comes to yet is nothing to follow. */
const SHARED: readonly string[] = ['assigned', 'dispatched', 'arrived', 'in_progress'];

export const mayShare = (status: string): boolean => SHARED.includes(status);

const MOST_SHARES = 5;

export function decideSharing(
  status: string,
  open: number,
): Outcome<void, 'visit-over' | 'too-many-shares'> {
  if (!mayShare(status)) return refuse('visit-over');
  return open < MOST_SHARES ? accept(undefined) : refuse('too-many-shares');
}
