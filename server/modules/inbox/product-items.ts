import { DAY, dateInIndia, HOUR, MINUTE } from '#kernel/time.ts';
import { instant, type NewItem, type Of } from './item.ts';

/** Somebody looks whether those who are paused are people who want to book. */
const FREEZE_LOOKED_AT_MS = 15 * MINUTE;

/** The bank still takes a file on that day. */
const BATCH_CHECKED_MS = 4 * HOUR;

/** Items about the server as a whole: a possible attack, a rush, payouts held or unchecked, reports unread. */
export function ofProduct({
  type,
  subject,
  at,
  data,
}: Of<
  | 'BookingsFrozen'
  | 'BookingFreezeLifted'
  | 'BookingExpired'
  | 'MessageBudgetAlarmed'
  | 'KarigarBatchMade'
  | 'KarigarBatchChecked'
  | 'SettlementDiffers'
  | 'SettlementExplained'
  | 'MonthProposed'
  | 'MonthClosed'
  | 'PayoutsHeld'
  | 'PayoutsReleased'
  | 'ReportsUnread'
  | 'ReportsRead'
  | 'WebhookSwitchedOff'
  | 'WebhookSwitchedOn'
>): NewItem[] {
  switch (type) {
    case 'BookingsFrozen': {
      // A freeze begun by hand needs no alarm, because a colleague made it.
      if (data.reason === 'by-hand') return [];
      const lapsesAt = instant(data.lapsesAt);
      return [
        {
          ...{ kind: 'bookings-frozen', about: subject, thingId: subject, harms: 'customer' },
          ...{ harmAt: at + FREEZE_LOOKED_AT_MS, because: String(data.reason) },
          meanwhile: { does: 'lifts-itself', ...(lapsesAt !== undefined && { at: lapsesAt }) },
        },
      ];
    }
    case 'KarigarBatchMade': {
      const batchOn = String(data.batchOn);
      return [
        {
          ...{ kind: 'batch-unchecked', about: batchOn, thingId: batchOn, harms: 'karigar' },
          ...{ harmAt: at + BATCH_CHECKED_MS, meanwhile: { does: 'nothing' } },
        },
      ];
    }
    case 'SettlementDiffers':
      return [
        {
          ...{ kind: 'settlement-differs', about: subject, thingId: subject, harms: 'company' },
          ...{ harmAt: at + DAY, because: String(data.provider), meanwhile: { does: 'nothing' } },
        },
      ];
    case 'MonthProposed': {
      const month = String(data.month);
      return [
        {
          ...{ kind: 'month-unclosed', about: month, thingId: month, harms: 'company' },
          ...{ harmAt: at + DAY, meanwhile: { does: 'nothing' } },
        },
      ];
    }
    case 'PayoutsHeld':
      return [
        {
          ...{ kind: 'payouts-held', about: subject, thingId: subject, because: 'restored' },
          ...{ harms: 'karigar', harmAt: at + DAY, meanwhile: { does: 'nothing' } },
        },
      ];
    case 'ReportsUnread':
      return [
        {
          ...{ kind: 'reports-unread', about: subject, thingId: subject, because: 'restored' },
          ...{ harms: 'company', harmAt: at + DAY, meanwhile: { does: 'tries-again' } },
        },
      ];
    case 'WebhookSwitchedOff':
      // A colleague who switches one off needs no alarm.
      if (data.why !== 'failing') return [];
      return [
        {
          ...{ kind: 'webhook-off', about: subject, thingId: subject, because: 'failing' },
          ...{ harms: 'company', harmAt: at + DAY, meanwhile: { does: 'nothing' } },
        },
      ];
    case 'WebhookSwitchedOn':
    case 'BookingFreezeLifted':
    case 'KarigarBatchChecked':
    case 'MonthClosed':
    case 'SettlementExplained':
    case 'PayoutsReleased':
    case 'ReportsRead':
      return [];
    case 'BookingExpired':
      if (data.unproven !== true) return [];
      return [
        {
          // One trouble a day, however many they are: each of them is a step of it.
          ...{ kind: 'unproven-lapsed', about: dateInIndia(at), thingId: subject },
          ...{ harms: 'company', harmAt: at + HOUR, because: 'mobile-not-proven' },
          meanwhile: { does: 'nothing' },
        },
      ];
    case 'MessageBudgetAlarmed': {
      const isSpent = data.because === 'spent';
      return [
        {
          ...{ kind: 'message-budget', about: `${data.channel} ${dateInIndia(at)}` },
          ...{ thingId: String(data.channel), because: String(data.because), harms: 'company' },
          ...{ harmAt: isSpent ? at : at + HOUR, ...(isSpent && { escalates: true }) },
          meanwhile: { does: isSpent ? 'holds-news-back' : 'nothing' },
        },
      ];
    }
  }
}
