import { ASKED_KINDS, isKarigarTopic } from '#contract/cases.ts';
import type { NotificationKind } from '#contract/customer/notification.ts';
import { type EventFor, isEventFor } from '#contract/events/catalogue.ts';

/** The news for a customer of an event of their booking; most events are nobody's news. */
export function notificationsOf(
  type: string,
  data: Readonly<Record<string, unknown>>,
): NotificationKind[] {
  if (!isEventFor('customer', type)) return [];
  switch (type) {
    // Firm for cash: "a 'Booking Confirmed' notification is added" (specification §4).
    case 'BookingPlaced':
      if (data.firm === true) return ['booking-confirmed'];
      // Booked on the telephone: what is still to be confirmed or paid goes on by a link.
      return data.bookedBy === undefined ? [] : ['booking-to-confirm'];
    case 'BookingMadeFirm':
      return data.firm === true ? ['booking-confirmed'] : [];
    case 'PaymentSettled':
      return data.becameFirm === true
        ? ['payment-received', 'booking-confirmed']
        : ['payment-received'];
    // The customer has seen cash counted at the door; they are told only of what was counted elsewhere.
    case 'CashCollected':
      if (typeof data.receipt !== 'string') return [];
      return data.becameFirm === true
        ? ['payment-received', 'booking-confirmed']
        : ['payment-received'];
    case 'BookingReseated':
      return ['payment-received', 'booking-reseated'];
    case 'BookingExpired':
      return data.unproven === true ? [] : ['booking-expired'];
    case 'BookingRescheduled':
    case 'VisitRescheduled':
      return ['booking-rescheduled'];
    case 'InstalmentDue':
      return ['payment-due'];
    case 'BookingCalledOff':
    case 'KarigarNoShow':
    case 'VisitCalledOff':
    case 'VisitKarigarNoShow':
      return ['called-off'];
    // One of the crew takes the lead, or somebody who is sooner there comes instead.
    case 'KarigarReplaced':
      return data.brokenOff === true ? ['leader-changed'] : ['karigar-changed'];
    // Between the days of an event nobody may be left to lead it.
    case 'LeaderChanged':
      return typeof data.karigarId === 'number' ? ['leader-changed'] : ['looking-again'];
    // On a later day of an event the code has just let the Karigar in, or is needed no more; the customer was told of
    // the way.
    case 'KarigarArrived':
      return data.dayId === undefined ? ['at-the-door'] : [];
    case 'CustomerNoShow':
    case 'VisitCustomerNoShow':
      return ['customer-no-show'];
    // Paid with credit, it is confirmed as well.
    case 'CreditUsed':
      return data.becameFirm === true ? ['booking-confirmed'] : [];
    case 'BookingCancelled':
      return data.heldForCase === true ? ['safety-case-opened'] : ['booking-cancelled'];
    case 'VisitCancelled':
      return ['booking-cancelled'];
    case 'PaymentReturned':
      return ['payment-returned'];
    case 'RefundInitiated':
      return isNews(data) ? ['refund-started'] : [];
    case 'RefundCredited':
      return ['refund-credited'];
    // A try that failed is our own trouble; that it was the last one is not.
    case 'RefundFailed':
      return data.asCredit === true ? ['refund-as-credit'] : [];
    // An amount that was not counted at the door is to be paid by the link.
    case 'WorkFinished':
      return Number(data.amountPaise) > 0 ? ['work-done', 'payment-due'] : ['work-done'];
    case 'SafetyCaseClosed':
      return Number(data.duePaise) > 0
        ? ['safety-case-closed', 'payment-due']
        : ['safety-case-closed'];
    case 'KarigarSilent':
    case 'VisitRunsLate':
      return data.known === true ? [] : ['runs-late'];
    case 'VisitAhead':
      return data.reminder === 'day-before' ? ['visit-tomorrow'] : ['visit-soon'];
    // Each side is told what the other said, not what they said themselves.
    case 'SaidAtVisit':
      return data.by === 'karigar' ? ['karigar-says'] : [];
    // A dispute, an exit and a call have news of their own; nobody without an account has a bell. A Karigar's question about
    // their work is answered in their own app.
    case 'CaseOpened':
    case 'CaseAnswered':
    case 'CaseClosed':
      if (typeof data.userId !== 'string' || isKarigarTopic(data.topic)) return [];
      return caseNews(type, data.caseKind);
    case 'PayoutPaid':
      return ['payout-paid'];
    // A try that failed is our own trouble; that it is credit again is not.
    case 'PayoutFailed':
      return data.final === true ? ['payout-returned'] : [];
    default:
      return VISIT_NEWS[type];
  }
}

const ASKED: readonly unknown[] = ASKED_KINDS;

const caseNews = (
  type: 'CaseOpened' | 'CaseAnswered' | 'CaseClosed',
  kind: unknown,
): NotificationKind[] => {
  if (type === 'CaseAnswered') return ['case-answered'];
  if (!ASKED.includes(kind)) return [];
  return type === 'CaseOpened' ? ['case-opened'] : ['case-closed'];
};

/** An event at a visit is the same news whatever else it says. */
const VISIT_NEWS = {
  KarigarAssigned: ['karigar-assigned'],
  KarigarDispatched: ['on-the-way'],
  StartCodeUsedUp: ['start-code-used-up'],
  StartCodeRenewed: ['start-code-renewed'],
  ContactTried: ['trying-to-reach'],
  EarlyAsked: ['may-come-early'],
  KarigarReleased: ['looking-again'],
  VisitBrokenOff: ['looking-again'],
  NobodyAssignedYet: ['nobody-yet'],
  NobodyLeadsDay: ['nobody-for-day'],
  ExtraWorkProposed: ['extra-work-proposed'],
  VisitOverruns: ['overrun'],
  WorkStopped: ['work-done'],
  WorkAccepted: ['work-accepted'],
  WorkDisputed: ['dispute-opened'],
  DisputeResolved: ['dispute-resolved'],
  ReworkBooked: ['rework-booked'],
  VisitStoppedForSafety: ['safety-case-opened'],
  VisitInZone: ['zone-begins'],
  VisitOutOfZone: ['zone-over'],
} satisfies { readonly [Name in EventFor<'customer'>]?: NotificationKind[] };

/** The customer has heard already of money that goes back by itself, and a second try is our own trouble. */
const isNews = (data: Readonly<Record<string, unknown>>): boolean =>
  data.tries === 1 && data.returned !== true;
