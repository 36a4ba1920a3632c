import type { Channel } from './message.ts';

/** A way by which a piece of news goes out. */
export type DeliveryAddress = {
  readonly channel: Exclude<Channel, 'push'>;
  readonly to: string;
  readonly instead: 'sms' | null;
};

/** What of it deserves a ring in the pocket; the rest is read when there is time. */
const URGENT: ReadonlySet<string> = new Set([
  'booking-confirmed',
  'booking-reseated',
  'booking-expired',
  'booking-rescheduled',
  'booking-cancelled',
  'payment-due',
  'called-off',
  'customer-no-show',
  'karigar-changed',
  'leader-changed',
  'on-the-way',
  'start-code-used-up',
  'start-code-renewed',
  'at-the-door',
  'trying-to-reach',
  'may-come-early',
  'karigar-says',
  'extra-work-proposed',
  'overrun',
  'work-done',
  'dispute-resolved',
  'looking-again',
  'nobody-yet',
  'nobody-for-day',
  'safety-case-opened',
  'safety-case-closed',
  'refund-credited',
  'refund-as-credit',
]);
/** What an SMS is registered for: where somebody waits, or rides or stays at home in vain. The rest he finds by mail. */
const BY_SMS: ReadonlySet<string> = new Set([
  'booking-confirmed',
  'booking-reseated',
  'booking-rescheduled',
  'booking-cancelled',
  'payment-due',
  'called-off',
  'customer-no-show',
  'karigar-changed',
  'on-the-way',
  'start-code-used-up',
  'start-code-renewed',
  'at-the-door',
  'trying-to-reach',
  'karigar-says',
  'extra-work-proposed',
  'work-done',
  'looking-again',
  'nobody-yet',
  'safety-case-opened',
]);
/** With these the code itself goes by SMS to a number that is proven: two would say the same. */
const WITH_THE_CODE: ReadonlySet<string> = new Set(['on-the-way', 'start-code-renewed']);

/** Said at a door: by mail only to him whose telephone nobody knows. */
const TOO_SLOW_BY_MAIL: ReadonlySet<string> = new Set(['karigar-says']);

/**
 * By which ways a person hears of it: by mail, if he has an address; by WhatsApp what is urgent, or what he would
 * otherwise not hear of at all; by SMS where WhatsApp leads nowhere.
 */
export function waysFor(
  kind: string,
  {
    email,
    mobile,
    mobileProven = false,
  }: {
    readonly email: string | null;
    readonly mobile: string | null;
    readonly mobileProven?: boolean;
  },
  channels: readonly Channel[],
): DeliveryAddress[] {
  const can = (channel: Channel): boolean => channels.includes(channel);
  const byMail = email !== null && can('email') && !(TOO_SLOW_BY_MAIL.has(kind) && mobile !== null);
  const ways: DeliveryAddress[] = byMail ? [{ channel: 'email', to: email, instead: null }] : [];
  if (mobile === null || !(URGENT.has(kind) || !byMail)) return ways;
  const bySms = BY_SMS.has(kind) && !(mobileProven && WITH_THE_CODE.has(kind));
  const instead = bySms && can('sms') ? 'sms' : null;
  if (can('whatsapp')) ways.push({ channel: 'whatsapp', to: mobile, instead });
  else if (instead) ways.push({ channel: instead, to: mobile, instead: null });
  return ways;
}
