import { isComing } from '#contract/booking-phases.ts';
import type { BookingStatus } from '#contract/booking-statuses.ts';
import type { EventName } from '#contract/events/catalogue.ts';
import type { InboxKind } from '#contract/ops/inbox.ts';
import type { Instant } from '#kernel/time.ts';
import type { Happened } from './item.ts';

/** How a booking stands, as far as an item about it depends on that. */
export type BookingState = {
  readonly status: BookingStatus;
  /** The hour that is promised now. */
  readonly startsAt: Instant;
  /** The leader of its visit. */
  readonly leaderId: number | null;
  /** A place of its team is empty. */
  readonly teamShort: boolean;
  /** The later day of an event at whose door nobody is yet. */
  readonly expectedDayId: string | null;
};

export type Cause = {
  readonly kind: InboxKind;
  readonly harmAt: Instant;
  readonly karigarId: number | null;
  readonly thingId: string | null;
};

/**
 * Whether what an item is about is still so. What only a person can end, a call that was promised, a decision, money that
 * lies somewhere, is so until a person has said otherwise.
 */
export function isStillSo(
  { kind, harmAt, karigarId, thingId }: Cause,
  booking: BookingState,
): boolean {
  const { status, leaderId, startsAt } = booking;
  const isTheirs = karigarId === null || karigarId === leaderId;
  // A visit that was moved is another promise.
  const isPromised = harmAt === startsAt;
  switch (kind) {
    case 'nobody-comes':
      if (status === 'in_progress') return booking.teamShort;
      return isPromised && (status === 'pending' || (status === 'assigned' && booking.teamShort));
    case 'day-unled':
      return status === 'in_progress' && leaderId === null;
    case 'karigar-silent':
      return status === 'assigned' && isTheirs && isPromised;
    case 'runs-late':
      return isComing(status) && isTheirs && isPromised;
    case 'stands-still':
      return thingId === null ? status === 'arrived' : isExpected(booking, thingId) && isTheirs;
    case 'overruns':
      return status === 'in_progress';
    default:
      return true;
  }
}

const isExpected = ({ expectedDayId }: BookingState, dayId: string): boolean =>
  expectedDayId === dayId;

/** Events by which the cause of an item about a booking may be gone. */
export const MAY_END: ReadonlySet<string> = new Set<EventName>([
  'KarigarAssigned',
  'KarigarReplaced',
  'KarigarReleased',
  'LeaderChanged',
  'VisitBrokenOff',
  'KarigarDispatched',
  'KarigarArrived',
  'WorkStarted',
  'WorkFinished',
  'WorkStopped',
  'BookingExpired',
  'BookingRescheduled',
  'VisitRescheduled',
  'VisitCancelled',
  'VisitCalledOff',
  'VisitKarigarNoShow',
  'VisitCustomerNoShow',
  'BookingCancelled',
  'BookingCalledOff',
  'KarigarNoShow',
  'CustomerNoShow',
  'VisitStoppedForSafety',
]);

/** A decision that a colleague has made elsewhere ends the item about it; the clock's decision leaves it with its owner. */
const DECISIONS: { readonly [Name in EventName]?: InboxKind } = {
  DisputeResolved: 'dispute',
  ReworkBooked: 'dispute',
  AppealDecided: 'dispute',
  RatingAppealDecided: 'rating-appealed',
  SafetyCaseClosed: 'safety-exit',
  SafetyExitAnswered: 'safety-exit',
  BookingFreezeLifted: 'bookings-frozen',
  PayoutsReleased: 'payouts-held',
  ReportsRead: 'reports-unread',
  KarigarBatchChecked: 'batch-unchecked',
  KarigarPayeeStopped: 'payee-changed',
  KarigarPayeeUndone: 'payee-changed',
  MonthClosed: 'month-unclosed',
  SettlementExplained: 'settlement-differs',
  KarigarAppealDecided: 'pause-appealed',
  KarigarReinstated: 'pause-appealed',
  AccountAppealDecided: 'pause-appealed',
  AccountReopened: 'pause-appealed',
  WebhookSwitchedOn: 'webhook-off',
};

/** Events by which things of the same Karigar that had an item of this kind may stand no more. */
export const replacedBy = (type: string): InboxKind | undefined =>
  type === 'KarigarPayeeChanged' || type === 'KarigarPayeeUndone' ? 'payee-changed' : undefined;

/** Events that end their own item, whoever causes them, and are about no booking. */
export const endedBy = (type: string): InboxKind | undefined =>
  OF_THE_PRODUCT.has(type) ? DECISIONS[type as EventName] : undefined;

const OF_THE_PRODUCT: ReadonlySet<string> = new Set<EventName>([
  'BookingFreezeLifted',
  'PayoutsReleased',
  'ReportsRead',
  'KarigarBatchChecked',
  'KarigarPayeeStopped',
  'KarigarPayeeUndone',
  'MonthClosed',
  'SettlementExplained',
  'KarigarAppealDecided',
  'KarigarReinstated',
  'AccountAppealDecided',
  'AccountReopened',
  'WebhookSwitchedOn',
]);

/** The key of the item that such an event ends. */
export const endedAbout = ({ type, subject, data }: Happened): string => {
  if (type === 'KarigarBatchChecked') return String(data.batchOn);
  return type === 'MonthClosed' ? String(data.month) : subject;
};

export const decidedKind = (type: string): InboxKind | undefined => DECISIONS[type as EventName];
