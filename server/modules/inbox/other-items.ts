import { DAY, HOUR, instantInIndia, type LocalDate } from '#kernel/time.ts';
import { amount, instant, type NewItem, type Of } from './item.ts';
import { callBackBy } from './office-hours.ts';

/** Money that does not arrive as it should. */
export function ofMoney({
  type,
  subject,
  at,
  data,
}: Of<
  | 'PaymentMismatched'
  | 'RefundFailed'
  | 'RefundAlarmed'
  | 'PayoutFailed'
  | 'PayoutAlarmed'
  | 'KarigarPayoutReturned'
>): NewItem[] {
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
  }
}

/** One trouble for each paper of a person, however often it was checked. */
export const aboutPaper = (userId: string, kind: string): string => `${userId} ${kind}`;

/** A person who earns nothing meanwhile hears within a day. */
const APPEAL_ANSWERED_MS = DAY;

/** A paper holds on its last day. */
const endOfDay = (day: LocalDate) => instantInIndia(day, 0) + DAY;

/** Requests of people, messages that did not reach them, and faults in the books. */
export function ofOthers({
  type,
  subject,
  at,
  data,
}: Of<
  | 'CallBackRequested'
  | 'KarigarPaperEnds'
  | 'AccountAppealDecided'
  | 'AccountAppealed'
  | 'AccountReopened'
  | 'KarigarAppealed'
  | 'KarigarAppealDecided'
  | 'KarigarReinstated'
  | 'MessageUnheard'
  | 'BooksDisagree'
>): NewItem[] {
  switch (type) {
    case 'CallBackRequested':
      return [
        {
          ...{ kind: 'call-back', about: subject, leadId: subject, harms: 'customer' },
          ...{ harmAt: callBackBy(at), meanwhile: { does: 'nothing' } },
        },
      ];
    case 'KarigarPaperEnds':
      return [
        {
          ...{
            kind: 'paper-ends',
            about: aboutPaper(subject, String(data.kind)),
            because: String(data.kind),
          },
          ...(typeof data.karigarId === 'number' && { karigarId: data.karigarId }),
          ...{ harms: 'company', harmAt: endOfDay(String(data.validUntil)) },
          ...(data.over === true && { escalates: true }),
          meanwhile: { does: 'nothing' },
        },
      ];
    case 'KarigarAppealed':
      return [
        {
          ...{ kind: 'pause-appealed', about: subject, thingId: String(data.pauseId) },
          ...(typeof data.karigarId === 'number' && { karigarId: data.karigarId }),
          ...{ harms: 'karigar', harmAt: at + APPEAL_ANSWERED_MS, meanwhile: { does: 'nothing' } },
        },
      ];
    case 'AccountAppealed':
      return [
        {
          ...{ kind: 'pause-appealed', about: subject, thingId: subject, harms: 'customer' },
          ...{ harmAt: at + APPEAL_ANSWERED_MS, meanwhile: { does: 'nothing' } },
        },
      ];
    case 'KarigarAppealDecided':
    case 'KarigarReinstated':
    case 'AccountAppealDecided':
    case 'AccountReopened':
      return [];
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
  }
}
