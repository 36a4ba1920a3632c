import type { InboxKind, MEANWHILE } from '#contract/ops/inbox.ts';
import type { Paise } from '#kernel/money.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#kernel/time.ts';
import { DECIDED_BY, MAY_END } from './causes.ts';
import { callBackBy } from './office-hours.ts';

/** An item as an event asks for it. */
export type NewItem = {
  readonly kind: InboxKind;
  /** What makes it one trouble: while it is open, the same trouble opens no second item. */
  readonly about: string;
  readonly harms: 'customer' | 'karigar' | 'company';
  readonly harmAt: Instant;
  readonly meanwhile: { readonly does: (typeof MEANWHILE)[number]; readonly at?: Instant };
  readonly bookingId?: string;
  readonly karigarId?: number;
  readonly leadId?: string;
  readonly thingId?: string;
  readonly amountPaise?: Paise;
  readonly because?: string;
  /** It is worse than when it was opened, if it was. */
  readonly escalates?: true;
};

type Happened = {
  readonly type: string;
  readonly subject: string;
  readonly at: Instant;
  readonly data: Readonly<Record<string, unknown>>;
};

/** When the clock ends the state that a booking is in, if it does. */
export type ByClock = { readonly timeoutAt?: Instant | undefined };

/** After a safety exit somebody of us calls within a quarter of an hour. */
const SAFETY_CALL_MINUTES = 15;

/** What an event asks operations to look at. */
export function itemsOf(event: Happened, { timeoutAt }: ByClock = {}): NewItem[] {
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
          harmAt: at + SAFETY_CALL_MINUTES * MINUTE,
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
          harmAt: instant(data.callBy) ?? at + SAFETY_CALL_MINUTES * MINUTE,
          because: 'crew-member-left',
          meanwhile: { does: 'nothing' },
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
    default:
      return moneyItemsOf(event) ?? otherItemsOf(event);
  }
}

/** Something to look at, or what may end something of it. */
export const isForOperations = (event: Happened): boolean =>
  MAY_END.has(event.type) || event.type in DECIDED_BY || itemsOf(event).length > 0;

/** Money that does not arrive as it should. */
function moneyItemsOf({ type, subject, at, data }: Happened): NewItem[] | undefined {
  const money = amount(data.amountPaise);
  switch (type) {
    case 'PaymentMismatched': {
      const attemptId = String(data.attemptId);
      return [
        {
          ...{ kind: 'payment-mismatch', about: attemptId, thingId: attemptId, bookingId: subject },
          ...{ ...money, because: 'mismatched', harms: 'customer', harmAt: at + HOUR },
          meanwhile: { does: 'nothing' },
        },
      ];
    }
    case 'RefundFailed':
    case 'RefundAlarmed': {
      if (type === 'RefundFailed' && data.final !== true) return [];
      const refundId = String(data.refundId);
      return [
        {
          ...{ kind: 'refund-stuck', about: refundId, thingId: refundId, bookingId: subject },
          ...{ ...money, harms: 'customer', harmAt: at + DAY },
          because: String(data.why ?? 'failed'),
          meanwhile: { does: data.asCredit === true ? 'gave-credit' : 'nothing' },
        },
      ];
    }
    case 'PayoutFailed':
    case 'PayoutAlarmed': {
      if (type === 'PayoutFailed' && data.final !== true) return [];
      return [
        {
          ...{ kind: 'payout-stuck', about: subject, thingId: subject, ...money },
          ...{ harms: 'customer', harmAt: at + DAY, because: String(data.why ?? 'failed') },
          meanwhile: { does: type === 'PayoutFailed' ? 'gave-credit' : 'nothing' },
        },
      ];
    }
    case 'KarigarPayoutReturned':
      return [
        {
          ...{ kind: 'karigar-pay-stuck', about: subject, thingId: subject, ...money },
          ...(typeof data.karigarId === 'number' && { karigarId: data.karigarId }),
          ...{ harms: 'karigar', harmAt: at + DAY, because: 'returned' },
          meanwhile: { does: 'nothing' },
        },
      ];
    default:
      return undefined;
  }
}

function otherItemsOf({ type, subject, at, data }: Happened): NewItem[] {
  switch (type) {
    case 'CallBackRequested':
      return [
        {
          ...{ kind: 'call-back', about: subject, leadId: subject, harms: 'customer' },
          ...{ harmAt: callBackBy(at), meanwhile: { does: 'nothing' } },
        },
      ];
    case 'MessageUnheard':
      return [
        {
          ...{ kind: 'message-unheard', about: subject, thingId: subject },
          ...(typeof data.bookingId === 'string' && { bookingId: data.bookingId }),
          harms: data.toKarigar === true ? 'karigar' : 'customer',
          harmAt: instant(data.neededBy) ?? at + DAY,
          because: String(data.template),
          meanwhile: { does: 'nothing' },
        },
      ];
    case 'BooksDisagree':
      return [
        {
          ...{ kind: 'books-disagree', harms: 'company', ...amount(data.amountPaise) },
          about: typeof data.bookingId === 'string' ? data.bookingId : String(data.why),
          ...{ harmAt: at, because: String(data.why), meanwhile: { does: 'nothing' } },
          ...(typeof data.bookingId === 'string' && { bookingId: data.bookingId }),
        },
      ];
    default:
      return [];
  }
}

const instant = (value: unknown): Instant | undefined =>
  typeof value === 'number' ? value : undefined;

const amount = (value: unknown) => (typeof value === 'number' ? { amountPaise: value } : {});
