import { type EventFor, isEventFor } from '#contract/events/catalogue.ts';
import { policy } from '#contract/policy.ts';
import { DAY, type Instant, MINUTE } from '#kernel/time.ts';
import { decidedKind, MAY_END, replacedBy } from './causes.ts';
import { amount, type Happened, instant, type NewItem, type Of } from './item.ts';
import { ofMoney, ofOthers } from './other-items.ts';
import { ofPayee } from './payee-items.ts';
import { ofProduct } from './product-items.ts';

/** When the clock ends the state that a booking is in, if it does. */
export type ByClock = { readonly timeoutAt?: Instant | undefined };

/** An appeal is decided by somebody else, within days. */
const APPEAL_DAYS = 3;

/** The items that an event opens for operations. */
export const itemsOf = (event: Happened, byClock: ByClock = {}): NewItem[] =>
  isEventFor('operations', event.type)
    ? (ASKED_BY[event.type] as (event: Happened, byClock: ByClock) => NewItem[])(event, byClock)
    : [];

function ofVisit(
  event: Of<
    | 'NobodyHasRoom'
    | 'NobodyAssignedYet'
    | 'NobodyLeadsDay'
    | 'KarigarSilent'
    | 'VisitRunsLate'
    | 'VisitStandsStill'
    | 'VisitOverruns'
    | 'VisitStoppedForSafety'
    | 'CrewMemberLeftForSafety'
    | 'SafetyExitCameLate'
    | 'WorkDisputed'
    | 'DisputeUnanswered'
    | 'DecisionAppealed'
    | 'RatingAppealed'
  >,
  { timeoutAt }: ByClock,
): NewItem[] {
  const { type, subject, at, data } = event;
  const ofBooking = { about: subject, bookingId: subject, harms: 'customer' } as const;
  const startsAt = instant(data.startsAt) ?? at;
  const ends = timeoutAt === undefined ? {} : { at: timeoutAt };
  const karigar = typeof data.karigarId === 'number' ? { karigarId: data.karigarId } : {};
  switch (type) {
    case 'NobodyHasRoom':
      return [
        {
          ...{ kind: 'nobody-comes', ...ofBooking, harmAt: startsAt },
          because: data.declined === true ? 'declined' : String(data.why ?? 'no-room'),
          meanwhile: { does: 'asks-others', ...ends },
        },
      ];
    case 'NobodyAssignedYet':
      return [
        {
          ...{ kind: 'nobody-comes', ...ofBooking, harmAt: startsAt, escalates: true },
          because: data.early === true ? 'nobody-left' : 'nobody-yet',
          meanwhile: { does: 'calls-off', ...ends },
        },
      ];
    case 'NobodyLeadsDay':
      return [
        {
          ...{ kind: 'day-unled', ...ofBooking, harmAt: startsAt },
          meanwhile: { does: 'asks-others' },
        },
      ];
    case 'KarigarSilent':
      return [
        {
          ...{ kind: 'karigar-silent', ...ofBooking, ...karigar, harmAt: startsAt },
          meanwhile: { does: 'asks-others', ...ends },
        },
      ];
    case 'VisitRunsLate':
      return [
        {
          ...{ kind: 'runs-late', ...ofBooking, ...karigar, harmAt: startsAt },
          meanwhile: { does: 'asks-others', ...ends },
        },
      ];
    case 'VisitStandsStill': {
      const dayId = typeof data.dayId === 'string' ? data.dayId : undefined;
      return [
        {
          ...{ kind: 'stands-still', ...ofBooking, ...karigar, harmAt: at },
          about: dayId ?? subject,
          ...(dayId !== undefined && { thingId: dayId }),
          meanwhile: dayId === undefined ? { does: 'calls-off', ...ends } : { does: 'asks-others' },
        },
      ];
    }
    case 'VisitOverruns':
      return [
        {
          ...{ kind: 'overruns', ...ofBooking, ...karigar, harmAt: timeoutAt ?? at },
          meanwhile: { does: 'ends-work', ...ends },
        },
      ];
    case 'VisitStoppedForSafety': {
      const returnsAt = instant(data.timeoutAt);
      return [
        {
          ...{ kind: 'safety-exit', ...ofBooking, ...karigar },
          harms: data.openedBy === 'karigar' ? 'karigar' : 'customer',
          harmAt: at + policy.safety.callWithinMinutes * MINUTE,
          because: `opened-by-${String(data.openedBy)}`,
          meanwhile: { does: 'gives-money-back', ...(returnsAt && { at: returnsAt }) },
        },
      ];
    }
    case 'CrewMemberLeftForSafety':
      return [
        {
          ...{ kind: 'safety-exit', ...ofBooking, ...karigar, harms: 'karigar' },
          about: `${subject} ${String(data.karigarId)}`,
          harmAt: instant(data.callBy) ?? at + policy.safety.callWithinMinutes * MINUTE,
          because: 'crew-member-left',
          meanwhile: { does: 'nothing' },
        },
      ];
    case 'SafetyExitCameLate': {
      const isKarigar = typeof data.karigarId === 'number';
      return [
        {
          ...{ kind: 'safety-exit', ...ofBooking, ...karigar },
          about: `${subject} ${isKarigar ? data.karigarId : 'customer'}`,
          harms: isKarigar ? 'karigar' : 'customer',
          harmAt: instant(data.callBy) ?? at,
          because: 'came-late',
          meanwhile: { does: 'nothing' },
        },
      ];
    }
    case 'DecisionAppealed':
      return [
        {
          ...{ kind: 'dispute', ...ofBooking, ...karigar, harms: 'karigar', because: 'appealed' },
          ...{ harmAt: at + APPEAL_DAYS * DAY, escalates: true, meanwhile: { does: 'nothing' } },
        },
      ];
    case 'RatingAppealed':
      return [
        {
          ...{ kind: 'rating-appealed', ...ofBooking, ...karigar, harms: 'karigar' },
          ...{ harmAt: at + APPEAL_DAYS * DAY, meanwhile: { does: 'nothing' } },
        },
      ];
    case 'WorkDisputed':
    case 'DisputeUnanswered': {
      const decidedAt = timeoutAt ?? instant(data.timeoutAt) ?? at;
      const isLate = type === 'DisputeUnanswered';
      return [
        {
          ...{ kind: 'dispute', ...ofBooking, ...karigar, ...amount(data.disputedPaise) },
          harmAt: isLate ? at : decidedAt,
          because: isLate ? 'unanswered' : String(data.reason ?? 'disputed'),
          ...(isLate && { escalates: true }),
          meanwhile: { does: 'decides-for-customer', at: decidedAt },
        },
      ];
    }
  }
}

/** Something to look at, or what may end something of it. */
export const isForOperations = (event: Happened): boolean =>
  MAY_END.has(event.type) ||
  decidedKind(event.type) !== undefined ||
  replacedBy(event.type) !== undefined ||
  itemsOf(event).length > 0;

/** Every event of which the catalogue tells operations: one that is missing here does not compile. */
const ASKED_BY: {
  readonly [Name in EventFor<'operations'>]: (event: Of<Name>, byClock: ByClock) => NewItem[];
} = {
  NobodyHasRoom: ofVisit,
  NobodyAssignedYet: ofVisit,
  NobodyLeadsDay: ofVisit,
  KarigarSilent: ofVisit,
  VisitRunsLate: ofVisit,
  VisitStandsStill: ofVisit,
  VisitOverruns: ofVisit,
  VisitStoppedForSafety: ofVisit,
  CrewMemberLeftForSafety: ofVisit,
  SafetyExitCameLate: ofVisit,
  WorkDisputed: ofVisit,
  DisputeUnanswered: ofVisit,
  DecisionAppealed: ofVisit,
  RatingAppealed: ofVisit,
  PaymentMismatched: ofMoney,
  RefundFailed: ofMoney,
  RefundAlarmed: ofMoney,
  PayoutFailed: ofMoney,
  PayoutAlarmed: ofMoney,
  KarigarPayoutReturned: ofMoney,
  KarigarPayeeChanged: ofPayee,
  KarigarPayeeStopped: ofPayee,
  KarigarPayeeUndone: ofPayee,
  KarigarBatchMade: ofProduct,
  KarigarBatchChecked: ofProduct,
  SettlementDiffers: ofProduct,
  SettlementExplained: ofProduct,
  MonthProposed: ofProduct,
  MonthClosed: ofProduct,
  PayoutsHeld: ofProduct,
  PayoutsReleased: ofProduct,
  ReportsUnread: ofProduct,
  ReportsRead: ofProduct,
  CallBackRequested: ofOthers,
  KarigarPaperEnds: ofOthers,
  KarigarAppealed: ofOthers,
  KarigarAppealDecided: ofOthers,
  KarigarReinstated: ofOthers,
  AccountAppealed: ofOthers,
  AccountAppealDecided: ofOthers,
  AccountReopened: ofOthers,
  MessageUnheard: ofOthers,
  BooksDisagree: ofOthers,
  BookingsFrozen: ofProduct,
  BookingFreezeLifted: ofProduct,
  BookingExpired: ofProduct,
  MessageBudgetAlarmed: ofProduct,
  WebhookSwitchedOff: ofProduct,
  WebhookSwitchedOn: ofProduct,
};
