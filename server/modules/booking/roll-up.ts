import type { BookingStatus } from './booking.ts';

/** How far a visit has come, until the bill of its booking is asked. */
export type VisitState = 'pending' | 'assigned' | 'dispatched' | 'arrived' | 'in_progress';

/** The record of a visit that has not ended by itself. */
export type VisitProgress = {
  readonly isLed: boolean;
  readonly isDispatched: boolean;
  readonly isAtDoor: boolean;
  readonly isAtWork: boolean;
};

export const stateOfVisit = (visit: VisitProgress): VisitState => {
  if (visit.isAtWork) return 'in_progress';
  if (visit.isAtDoor) return 'arrived';
  if (visit.isDispatched) return 'dispatched';
  return visit.isLed ? 'assigned' : 'pending';
};

/** The facts that the status of a booking stands for. */
export type Progress = {
  /** As what the whole of it ended without its work. */
  readonly endedAs: Extract<
    BookingStatus,
    'expired' | 'cancelled' | 'no_show_customer' | 'no_show_provider'
  > | null;
  /** There is one bill for all visits, asked when the work has ended. */
  readonly bill: 'none' | 'asked' | 'disputed' | 'accepted';
  /** Those that have not ended by themselves, in any order. */
  readonly visits: readonly VisitState[];
};

/**
 * The status of a booking is what its visits, its bill and its end come to. Work that has begun at one visit goes on until the
 * bill is asked; whoever is on the way to one of them is on the way; it is assigned when each visit has somebody.
 */
export function rollUp({ endedAs, bill, visits }: Progress): BookingStatus {
  if (endedAs !== null) return endedAs;
  if (bill !== 'none') return BILLED[bill];
  const ranks = visits.map((state) => STATES.indexOf(state));
  const furthest = Math.max(0, ...ranks);
  const isOnWay = furthest >= STATES.indexOf('dispatched');
  return STATES[isOnWay ? furthest : Math.min(furthest, ...ranks)] ?? 'pending';
}

const BILLED = { asked: 'done', disputed: 'disputed', accepted: 'completed' } as const;

/** In the order in which a visit comes to them. */
export const STATES: readonly VisitState[] = [
  'pending',
  'assigned',
  'dispatched',
  'arrived',
  'in_progress',
];
