import type { NotificationKind } from '#contract/customer/notification.ts';
import type { Lasting } from './lasting.ts';

export type CustomerNewsTraits = {
  /**
   * The farthest way by which it goes. `mail`: read when there is time, by WhatsApp only to a person without mail. `whatsapp`:
   * it deserves a ring in the pocket. `sms`: also where WhatsApp leads nowhere, because the customer waits, or somebody rides or
   * stays at home in vain; an SMS has to be registered. A start code by SMS says enough by itself.
   */
  readonly reach: 'mail' | 'whatsapp' | 'sms';
  readonly lasts: Lasting;
  /** Asked for on the telephone a moment ago by the number's owner: as a code does, it goes where nothing is proven yet. */
  readonly askedFor?: true;
  /** Said at a door: by mail only to a person whose telephone nobody knows. */
  readonly tooSlowByMail?: true;
};

/** How each kind of notice travels beside the bell, and for how long it is worth sending. */
export const CUSTOMER_NEWS = {
  welcome: { reach: 'mail', lasts: 'a-day' },
  'booking-confirmed': { reach: 'sms', lasts: 'a-day' },
  'booking-to-confirm': { reach: 'sms', lasts: 'until-the-visit', askedFor: true },
  'payment-received': { reach: 'mail', lasts: 'a-day' },
  'booking-expired': { reach: 'whatsapp', lasts: 'a-day' },
  'booking-reseated': { reach: 'sms', lasts: 'a-day' },
  'booking-rescheduled': { reach: 'sms', lasts: 'a-day' },
  'booking-cancelled': { reach: 'sms', lasts: 'a-day' },
  'payment-due': { reach: 'sms', lasts: 'a-day' },
  'called-off': { reach: 'sms', lasts: 'a-day' },
  'customer-no-show': { reach: 'sms', lasts: 'a-day' },
  'visit-tomorrow': { reach: 'whatsapp', lasts: 'until-the-visit' },
  'visit-soon': { reach: 'whatsapp', lasts: 'minutes' },
  'karigar-assigned': { reach: 'mail', lasts: 'until-the-visit' },
  'karigar-changed': { reach: 'sms', lasts: 'until-the-visit' },
  'leader-changed': { reach: 'whatsapp', lasts: 'until-the-visit' },
  'on-the-way': { reach: 'whatsapp', lasts: 'minutes' },
  'start-code-used-up': { reach: 'sms', lasts: 'at-once' },
  'start-code-renewed': { reach: 'whatsapp', lasts: 'a-day' },
  'at-the-door': { reach: 'sms', lasts: 'at-once' },
  'trying-to-reach': { reach: 'sms', lasts: 'at-once' },
  'may-come-early': { reach: 'whatsapp', lasts: 'at-once' },
  'karigar-says': { reach: 'sms', lasts: 'at-once', tooSlowByMail: true },
  'extra-work-proposed': { reach: 'sms', lasts: 'at-once' },
  overrun: { reach: 'whatsapp', lasts: 'minutes' },
  'work-done': { reach: 'sms', lasts: 'a-day' },
  'work-accepted': { reach: 'mail', lasts: 'a-day' },
  'dispute-opened': { reach: 'mail', lasts: 'a-day' },
  'dispute-resolved': { reach: 'whatsapp', lasts: 'a-day' },
  'rework-booked': { reach: 'mail', lasts: 'a-day' },
  'looking-again': { reach: 'sms', lasts: 'minutes' },
  'nobody-yet': { reach: 'sms', lasts: 'minutes' },
  'nobody-for-day': { reach: 'whatsapp', lasts: 'a-day' },
  'runs-late': { reach: 'sms', lasts: 'at-once' },
  'safety-case-opened': { reach: 'sms', lasts: 'a-day' },
  'safety-case-closed': { reach: 'whatsapp', lasts: 'a-day' },
  'payment-returned': { reach: 'mail', lasts: 'a-day' },
  'refund-started': { reach: 'mail', lasts: 'a-day' },
  'refund-credited': { reach: 'whatsapp', lasts: 'a-day' },
  'refund-as-credit': { reach: 'whatsapp', lasts: 'a-day' },
  'payout-paid': { reach: 'mail', lasts: 'a-day' },
  'payout-returned': { reach: 'mail', lasts: 'a-day' },
  'case-opened': { reach: 'sms', lasts: 'a-day' },
  'case-answered': { reach: 'sms', lasts: 'a-day' },
  'case-closed': { reach: 'sms', lasts: 'a-day' },
  'zone-begins': { reach: 'sms', lasts: 'minutes' },
  'zone-over': { reach: 'sms', lasts: 'minutes' },
  'passkey-added': { reach: 'mail', lasts: 'a-day' },
  'passkeys-removed': { reach: 'mail', lasts: 'a-day' },
} as const satisfies Readonly<Record<NotificationKind, CustomerNewsTraits>>;

type News = typeof CUSTOMER_NEWS;
/** Kinds for which an SMS is registered. */
export type KindBySms = {
  [Kind in NotificationKind]: News[Kind]['reach'] extends 'sms' ? Kind : never;
}[NotificationKind];

const ALL: Readonly<Record<string, CustomerNewsTraits>> = CUSTOMER_NEWS;
/** Traits of a template, if it is a notice to a customer. */
export const customerNews = (template: string): CustomerNewsTraits | undefined =>
  Object.hasOwn(ALL, template) ? ALL[template] : undefined;
