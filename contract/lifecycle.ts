import type { BookingStatus } from './booking-statuses.ts';
import type { EventName } from './events/catalogue.ts';

/** The people who may make a move. */
export type Actor = 'customer' | 'karigar' | 'ops' | 'gateway' | 'clock' | 'dispatch';

export type Move = {
  /** Empty: the move begins a booking. */
  readonly from: readonly BookingStatus[];
  readonly to: BookingStatus;
  readonly who: readonly Actor[];
  /** The event that records it: timeline, audit and trigger. */
  readonly event: EventName;
};

/**
 * The life of a booking as one table. Every move is one transaction: state, event row, ledger lines, messages to send.
 * Repeating a move changes nothing; an illegal one is refused with the legal moves.
 */
export const moves = {
  place: { from: [], to: 'pending', who: ['customer', 'ops'], event: 'BookingPlaced' },
  settle: { from: ['pending'], to: 'pending', who: ['gateway', 'clock'], event: 'PaymentSettled' },
  /** The mobile that a cash booking stands on has been proven. */
  prove: { from: ['pending'], to: 'pending', who: ['customer'], event: 'BookingMadeFirm' },
  extend: { from: ['pending'], to: 'pending', who: ['clock'], event: 'HoldExtended' },
  /** Also once a Karigar has said yes, before anybody has set out: an advance that does not come keeps no time. */
  expire: { from: ['pending', 'assigned'], to: 'expired', who: ['clock'], event: 'BookingExpired' },
  lateSettle: {
    from: ['expired'],
    to: 'pending',
    who: ['gateway', 'clock'],
    event: 'BookingReseated',
  },
  assign: {
    from: ['pending'],
    to: 'assigned',
    who: ['dispatch', 'karigar', 'ops'],
    event: 'KarigarAssigned',
  },
  /** Another comes instead: found before the former is stood down. */
  reassign: {
    from: ['assigned', 'dispatched', 'arrived'],
    to: 'assigned',
    who: ['dispatch', 'karigar', 'ops'],
    event: 'KarigarReplaced',
  },
  release: {
    from: ['assigned'],
    to: 'pending',
    who: ['karigar', 'ops', 'dispatch'],
    event: 'KarigarReleased',
  },
  /** Between two days of an event: somebody else leads the rest of it. */
  handOver: {
    from: ['in_progress'],
    to: 'in_progress',
    who: ['karigar', 'ops', 'dispatch'],
    event: 'LeaderChanged',
  },
  reschedule: {
    from: ['pending', 'assigned'],
    to: 'pending',
    who: ['customer', 'ops'],
    event: 'BookingRescheduled',
  },
  dispatch: {
    from: ['assigned'],
    to: 'dispatched',
    who: ['karigar', 'ops'],
    event: 'KarigarDispatched',
  },
  breakOff: {
    from: ['dispatched', 'arrived'],
    to: 'pending',
    who: ['karigar', 'ops'],
    event: 'VisitBrokenOff',
  },
  arrive: {
    from: ['dispatched'],
    to: 'arrived',
    who: ['karigar', 'ops'],
    event: 'KarigarArrived',
  },
  start: { from: ['arrived'], to: 'in_progress', who: ['karigar'], event: 'WorkStarted' },
  finish: {
    from: ['in_progress'],
    to: 'done',
    who: ['karigar', 'ops', 'clock'],
    event: 'WorkFinished',
  },
  /** Either side, or operations, end it before its end: priced lines, each accepted or disputed. */
  stopWork: {
    from: ['in_progress'],
    to: 'done',
    who: ['karigar', 'customer', 'ops'],
    event: 'WorkStopped',
  },
  accept: { from: ['done'], to: 'completed', who: ['customer', 'clock'], event: 'WorkAccepted' },
  dispute: { from: ['done'], to: 'disputed', who: ['customer'], event: 'WorkDisputed' },
  resolve: { from: ['disputed'], to: 'completed', who: ['ops', 'clock'], event: 'DisputeResolved' },
  cancel: {
    from: ['pending', 'assigned', 'dispatched', 'arrived'],
    to: 'cancelled',
    who: ['customer'],
    event: 'BookingCancelled',
  },
  /** Operations call off, and so does the clock where nobody could be found or a visit stands still at the door. */
  platformCancel: {
    from: ['pending', 'assigned', 'dispatched', 'arrived'],
    to: 'cancelled',
    who: ['ops', 'clock'],
    event: 'BookingCalledOff',
  },
  /** No question is asked first; what was paid is held until the case is closed. */
  safetyExit: {
    from: ['dispatched', 'arrived', 'in_progress'],
    to: 'cancelled',
    who: ['karigar', 'customer', 'ops'],
    event: 'VisitStoppedForSafety',
  },
  customerNoShow: {
    from: ['arrived', 'in_progress'],
    to: 'no_show_customer',
    who: ['karigar', 'ops'],
    event: 'CustomerNoShow',
  },
  karigarNoShow: {
    from: ['assigned', 'dispatched'],
    to: 'no_show_provider',
    who: ['customer', 'ops', 'clock'],
    event: 'KarigarNoShow',
  },
} as const satisfies Record<string, Move>;

/** One visit of several comes to its end by itself: by which move, and what its event is called. */
export const visitEnds = {
  cancel: 'VisitCancelled',
  platformCancel: 'VisitCalledOff',
  customerNoShow: 'VisitCustomerNoShow',
  karigarNoShow: 'VisitKarigarNoShow',
} as const satisfies Partial<Record<keyof typeof moves, string>>;

/** One visit of several moves by itself: the event that records it. */
export const visitMoved = 'VisitRescheduled';

export type MoveName = keyof typeof moves;

export const canMove = (name: MoveName, status: BookingStatus, who: Actor): boolean => {
  const move: Move = moves[name];
  return move.from.includes(status) && move.who.includes(who);
};

/** The moves open to a booking in this state, for the answer to an illegal move. */
export const legalMoves = (status: BookingStatus): MoveName[] =>
  (Object.keys(moves) as MoveName[]).filter((name) => {
    const move: Move = moves[name];
    return move.from.includes(status);
  });
