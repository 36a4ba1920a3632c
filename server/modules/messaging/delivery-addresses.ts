import type { Channel } from '#contract/channels.ts';
import type { NotificationKind } from '#contract/customer/notification.ts';
import { CUSTOMER_NEWS, type CustomerNewsTraits } from './customer-news.ts';

/** A way by which a piece of news goes out. */
export type DeliveryAddress = {
  readonly channel: Exclude<Channel, 'push'>;
  readonly to: string;
  readonly instead: 'sms' | null;
};

/** A person's addresses, as far as they are known to be theirs. */
export type Contacts = {
  readonly email: string | null;
  readonly emailProven: boolean;
  readonly mobile: string | null;
  readonly mobileProven: boolean;
};

/**
 * The ways by which a person hears of news beside the bell, each only once they have proven that it is theirs: an
 * address merely typed may be a stranger's (ruling R41). By mail, if there is an address; by WhatsApp if it is urgent,
 * or they would otherwise not hear of it at all; by SMS where WhatsApp leads nowhere.
 */
export function waysFor(
  kind: NotificationKind,
  contacts: Contacts,
  channels: readonly Channel[],
): DeliveryAddress[] {
  const { reach, askedFor, tooSlowByMail }: CustomerNewsTraits = CUSTOMER_NEWS[kind];
  const email = contacts.emailProven ? contacts.email : null;
  const mobile = contacts.mobileProven || askedFor ? contacts.mobile : null;
  const can = (channel: Channel): boolean => channels.includes(channel);
  const byMail = email !== null && can('email') && !(tooSlowByMail && mobile !== null);
  const ways: DeliveryAddress[] = byMail ? [{ channel: 'email', to: email, instead: null }] : [];
  if (mobile === null || (reach === 'mail' && byMail)) return ways;
  const instead = reach === 'sms' && can('sms') ? 'sms' : null;
  if (can('whatsapp')) ways.push({ channel: 'whatsapp', to: mobile, instead });
  else if (instead) ways.push({ channel: instead, to: mobile, instead: null });
  return ways;
}

/** The one way that leads to a colleague who looks at no screen: by SMS, or by mail to a person without a proven mobile. */
export function staffWayFor(
  { email, emailProven, mobile, mobileProven }: Contacts,
  channels: readonly Channel[],
): DeliveryAddress | undefined {
  if (mobile !== null && mobileProven && channels.includes('sms'))
    return { channel: 'sms', to: mobile, instead: null };
  return email !== null && emailProven && channels.includes('email')
    ? { channel: 'email', to: email, instead: null }
    : undefined;
}
