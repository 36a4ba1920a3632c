import type { Channel } from '#contract/channels.ts';

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

/** Kinds that deserve a ring in the pocket; the rest is read when there is time. */
const URGENT: ReadonlySet<string> = new Set([
  'booking-confirmed',
  'booking-to-confirm',
  'booking-reseated',
  'booking-expired',
  'booking-rescheduled',
  'booking-cancelled',
  'payment-due',
  'called-off',
  'customer-no-show',
  'visit-tomorrow',
  'visit-soon',
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
  'runs-late',
  'safety-case-opened',
  'safety-case-closed',
  'refund-credited',
  'refund-as-credit',
  'case-opened',
  'case-answered',
  'case-closed',
  'zone-begins',
  'zone-over',
]);
/**
 * Kinds for which an SMS is registered: the customer waits, or somebody rides or stays at home in vain. The rest is
 * found by mail. A start code by SMS says enough by itself.
 */
const BY_SMS: ReadonlySet<string> = new Set([
  'booking-confirmed',
  'booking-to-confirm',
  'booking-reseated',
  'booking-rescheduled',
  'booking-cancelled',
  'payment-due',
  'called-off',
  'customer-no-show',
  'karigar-changed',
  'start-code-used-up',
  'at-the-door',
  'trying-to-reach',
  'karigar-says',
  'extra-work-proposed',
  'work-done',
  'looking-again',
  'nobody-yet',
  'runs-late',
  'safety-case-opened',
  'case-opened',
  'case-answered',
  'case-closed',
  'zone-begins',
  'zone-over',
]);

/** Asked for on the telephone a moment ago by whoever gave the number: as a code does, it goes where nothing is proven yet. */
const ASKED_FOR: ReadonlySet<string> = new Set(['booking-to-confirm']);

/** Said at a door: by mail only to a person whose telephone nobody knows. */
const TOO_SLOW_BY_MAIL: ReadonlySet<string> = new Set(['karigar-says']);

/**
 * The ways by which a person hears of news beside the bell, each only once they have proven that it is theirs: an
 * address merely typed may be a stranger's (ruling R41). By mail, if there is an address; by WhatsApp if it is urgent,
 * or they would otherwise not hear of it at all; by SMS where WhatsApp leads nowhere.
 */
export function waysFor(
  kind: string,
  contacts: Contacts,
  channels: readonly Channel[],
): DeliveryAddress[] {
  const email = contacts.emailProven ? contacts.email : null;
  const mobile = contacts.mobileProven || ASKED_FOR.has(kind) ? contacts.mobile : null;
  const can = (channel: Channel): boolean => channels.includes(channel);
  const byMail = email !== null && can('email') && !(TOO_SLOW_BY_MAIL.has(kind) && mobile !== null);
  const ways: DeliveryAddress[] = byMail ? [{ channel: 'email', to: email, instead: null }] : [];
  if (mobile === null || !(URGENT.has(kind) || !byMail)) return ways;
  const instead = BY_SMS.has(kind) && can('sms') ? 'sms' : null;
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
