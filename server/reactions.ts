import { isFarAhead } from '#server/modules/dispatch/rounds.ts';
import { isForOperations } from '#server/modules/inbox/items-of.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { topicsOf } from '#server/modules/visit/topics.ts';
import type { DomainEvent, Planned } from '#server/platform/jobs/job.ts';

/** What the world is told of an event, at once: event → jobs. What waits for a moment stands in `timers.ts`. */
const reactions: Readonly<Record<string, readonly string[]>> = {
  BookingPlaced: ['tell-customer', 'write-messages'],
  BookingMadeFirm: ['tell-customer', 'write-messages'],
  BookingExpired: ['tell-customer', 'write-messages'],
  BookingRescheduled: ['tell-customer', 'write-messages'],
  InstalmentDue: ['tell-customer', 'write-messages'],
  BookingCalledOff: ['tell-customer', 'write-messages'],
  KarigarNoShow: ['tell-customer', 'write-messages'],
  CustomerNoShow: ['tell-customer', 'write-messages'],
  CreditUsed: ['tell-customer', 'write-messages'],
  KarigarAssigned: ['tell-customer', 'write-messages'],
  KarigarReplaced: ['tell-customer', 'write-messages'],
  LeaderChanged: ['tell-customer', 'write-messages'],
  KarigarDispatched: ['tell-customer', 'write-messages'],
  StartCodeUsedUp: ['tell-customer', 'write-messages'],
  StartCodeRenewed: ['tell-customer', 'write-messages'],
  KarigarArrived: ['tell-customer', 'write-messages'],
  SaidAtVisit: ['tell-customer', 'write-messages'],
  EarlyAsked: ['tell-customer', 'write-messages'],
  ContactTried: ['tell-customer', 'write-messages'],
  KarigarReleased: ['tell-customer', 'write-messages'],
  VisitBrokenOff: ['tell-customer', 'write-messages'],
  NobodyLeadsDay: ['tell-customer', 'write-messages'],
  NobodyAssignedYet: ['tell-customer', 'write-messages'],
  ExtraWorkProposed: ['tell-customer', 'write-messages'],
  VisitOverruns: ['tell-customer', 'write-messages'],
  WorkFinished: ['tell-customer', 'write-messages'],
  WorkStopped: ['tell-customer', 'write-messages'],
  WorkAccepted: ['tell-customer', 'write-messages'],
  WorkDisputed: ['tell-customer', 'write-messages'],
  DisputeResolved: ['tell-customer', 'write-messages'],
  ReworkBooked: ['tell-customer', 'write-messages'],
  VisitStoppedForSafety: ['tell-customer', 'write-messages', 'keep-apart'],
  CrewMemberLeftForSafety: ['keep-apart'],
  SafetyCaseClosed: ['tell-customer', 'write-messages'],
  BookingCancelled: ['tell-customer', 'write-messages'],
  VisitCancelled: ['tell-customer', 'write-messages'],
  VisitCalledOff: ['tell-customer', 'write-messages'],
  VisitKarigarNoShow: ['tell-customer', 'write-messages'],
  VisitCustomerNoShow: ['tell-customer', 'write-messages'],
  BookingReseated: ['tell-customer', 'write-messages'],
  PaymentSettled: ['tell-customer', 'write-messages'],
  CashCollected: ['tell-customer', 'write-messages'],
  PaymentReturned: ['tell-customer', 'write-messages', 'move-refund'],
  RefundApproved: ['move-refund'],
  RefundInitiated: ['tell-customer', 'write-messages'],
  RefundCredited: ['tell-customer', 'write-messages'],
  RefundFailed: ['tell-customer', 'write-messages'],
  PayoutApproved: ['move-payout'],
  PayoutReported: ['ask-payout'],
  PayoutPaid: ['tell-customer', 'write-messages'],
  PayoutFailed: ['tell-customer', 'write-messages'],
  GatewayReported: ['ask-gateway'],
  AccountJoined: ['follow-owner', 'keep-apart'],
  AccountDeleted: ['erase-late-records'],
  PersonJoined: ['write-welcome'],
  SignedInOnNewDevice: ['write-new-device'],
  MessageWritten: ['send-message'],
};

/** Whatever the customer's money may have moved by; a move that moved none asks for no paper. */
const MONEY_MOVED: ReadonlySet<string> = new Set([
  'PaymentSettled',
  'BookingReseated',
  'CreditUsed',
  'CashCollected',
  'WorkFinished',
  'WorkStopped',
  'WorkAccepted',
  'DisputeResolved',
  'BookingCancelled',
  'BookingCalledOff',
  'VisitStoppedForSafety',
  'SafetyCaseClosed',
  'KarigarNoShow',
  'CustomerNoShow',
  'VisitCancelled',
  'VisitCalledOff',
  'VisitKarigarNoShow',
  'VisitCustomerNoShow',
]);

/** What the policy gives back has its paper by the move that ends the booking; by hand it may be of an invoice. */
const asksForPapers = ({ type, data }: DomainEvent): boolean =>
  MONEY_MOVED.has(type) || (type === 'RefundApproved' && data.byHand === true);

const ABOUT_NEWS: ReadonlySet<string> = new Set(['tell-customer', 'write-messages']);

/** Who does a visit has to be found, or found anew, or nobody is wanted any more. */
const ABOUT_WHO_COMES: ReadonlySet<string> = new Set([
  'CashCollected',
  'BookingReseated',
  'BookingRescheduled',
  'BookingExpired',
  'BookingCancelled',
  'BookingCalledOff',
  'KarigarNoShow',
  'CustomerNoShow',
  'VisitCancelled',
  'VisitCalledOff',
  'VisitKarigarNoShow',
  'KarigarReleased',
  'LeaderChanged',
  'VisitBrokenOff',
  'VisitStoppedForSafety',
  'CrewMemberLeftForSafety',
  'CrewMemberCannotCome',
  'OfferDeclined',
  'KarigarArrived',
]);

/** Nobody is asked before the money that the booking stands or falls with, and a later part of its price changes nothing. */
const mayWant = ({ type, data, at }: DomainEvent): boolean =>
  MONEY_CAME.has(type)
    ? data.wanted === true && !isFarAhead(Number(data.startsAt ?? at), at)
    : ABOUT_WHO_COMES.has(type);

/** Placed for cash, or paid: `wanted` says that nothing is missing any more for somebody to be asked. */
const MONEY_CAME: ReadonlySet<string> = new Set([
  'BookingPlaced',
  'BookingMadeFirm',
  'PaymentSettled',
  'CreditUsed',
]);

export const reactionsTo = (event: DomainEvent): Planned[] => [
  ...worldIsTold(event),
  ...(mayWant(event) ? [{ job: 'find-karigar' }] : []),
  ...(event.type === 'RosterChanged' ? [{ job: 'check-roster' }] : []),
  ...(asksForPapers(event) ? [{ job: 'issue-papers' }] : []),
  // Those who do the work, while their app is closed.
  ...(karigarNewsOf(event).length > 0 ? [{ job: 'tell-karigars' }] : []),
  // What needs one of us, and what needs nobody any more.
  ...(isForOperations(event) ? [{ job: 'tell-operations' }] : []),
  // Whoever watches a visit, or does it, whatever the event is called.
  ...(topicsOf(event).length > 0 ? [{ job: 'tell-live' }] : []),
];

const worldIsTold = ({ type, data }: DomainEvent): Planned[] =>
  (reactions[type] ?? [])
    .filter((job) => !ABOUT_NEWS.has(job) || notificationsOf(type, data).length > 0)
    .map((job) => ({ job: job === 'send-message' && data.awaited === true ? 'send-code' : job }));
