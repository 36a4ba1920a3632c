import type { BookingStatus } from './booking-statuses.ts';

/**
 * The stretches of a booking's life that screens, rules and queries ask for. Nobody else lists statuses: a new one is
 * sorted in here once, and a test holds these lists against the table of moves.
 */
export const PHASES = {
  /** Nobody has set out. */
  planned: ['pending', 'assigned'],
  /** Nobody is at the door. */
  beforeArrival: ['pending', 'assigned', 'dispatched'],
  /** Work has not begun, so it can be cancelled. */
  open: ['pending', 'assigned', 'dispatched', 'arrived'],
  /** Somebody has said yes, and is not there yet. */
  coming: ['assigned', 'dispatched'],
  /** Somebody has said yes, and has not begun. */
  beforeWork: ['assigned', 'dispatched', 'arrived'],
  /** Somebody comes or is there. */
  expected: ['assigned', 'dispatched', 'arrived', 'in_progress'],
  /** Somebody has set out, and has not begun. */
  out: ['dispatched', 'arrived'],
  /** Somebody has set out, and has not finished. */
  underWay: ['dispatched', 'arrived', 'in_progress'],
  /** The visit is still to be served, or is being served. */
  unfinished: ['pending', 'assigned', 'dispatched', 'arrived', 'in_progress'],
  begun: ['in_progress', 'done', 'disputed', 'completed'],
  /** Work is over, and the customer has not accepted it yet. */
  beingSettled: ['done', 'disputed'],
  finished: ['done', 'disputed', 'completed'],
  /** A complaint has been raised or decided. */
  judged: ['disputed', 'completed'],
  /** Its work or a fee has been charged: money may be owed for it, and earned. */
  charged: ['completed', 'cancelled', 'no_show_customer'],
  /** Something still has to happen, and the clock sees to it. */
  unsettled: ['pending', 'assigned', 'dispatched', 'arrived', 'in_progress', 'done', 'disputed'],
  /** It has come to its end without the visit, and no late money brings it back. */
  ended: ['cancelled', 'no_show_customer', 'no_show_provider'],
  /** The same, or it was never paid for. */
  dropped: ['expired', 'cancelled', 'no_show_customer', 'no_show_provider'],
} as const satisfies Readonly<Record<string, readonly BookingStatus[]>>;

const within =
  (phase: readonly BookingStatus[]) =>
  (status: BookingStatus): boolean =>
    phase.includes(status);

export const isPlanned = within(PHASES.planned);
export const isBeforeArrival = within(PHASES.beforeArrival);
export const isOpen = within(PHASES.open);
export const isComing = within(PHASES.coming);
export const isBeforeWork = within(PHASES.beforeWork);
export const isExpected = within(PHASES.expected);
export const isOut = within(PHASES.out);
export const isUnderWay = within(PHASES.underWay);
export const isUnfinished = within(PHASES.unfinished);
export const hasBegun = within(PHASES.begun);
export const isBeingSettled = within(PHASES.beingSettled);
export const isFinished = within(PHASES.finished);
export const isJudged = within(PHASES.judged);
export const wasCharged = within(PHASES.charged);
export const hasEnded = within(PHASES.ended);
export const wasDropped = within(PHASES.dropped);
