import type { Channel } from '#contract/channels.ts';
import type { KarigarNewsKind } from '#contract/karigar-news.ts';
import type { Contacts, DeliveryAddress } from './delivery-addresses.ts';

/** A push can be missed; whoever does not know of these rides in vain, earns nothing, or stands at a door. */
const BY_MESSAGE_TOO: ReadonlySet<KarigarNewsKind> = new Set([
  'urgent-offer',
  'visit-given',
  'visit-sent',
  'you-lead',
  'visit-cancelled',
  'visit-moved',
  'day-moved',
  'visit-taken-over',
  'visit-given-on',
  'visit-ended-for-safety',
  'said-absent',
  'complaint',
  'documents-returned',
  'application-refused',
  'now-active',
  'paused',
  'pause-decided',
  'reinstated',
  'paper-ends',
  'pay-returned',
  'payee-changed',
  'payee-stopped',
  'cash-hand-in-reversed',
]);

/** The Karigar stands in the customer's home with the app in hand. */
const BY_PUSH_ALONE: ReadonlySet<KarigarNewsKind> = new Set([
  'extra-work-approved',
  'extra-work-refused',
  // They read it in the app before they set out, whether they heard of it or not.
  'briefed',
  'leave-soon',
  'work-tomorrow',
  'crew-cannot-come',
  'crew-late',
  'said-present',
  'early-yes',
  'early-no',
  'crew-left-for-safety',
  // It waits for them beside the rating.
  'rating-decided',
  // The Karigar asked for it on the telephone.
  'said-for-you',
  // It stands in the app, where they are asked for work as well.
  'skills-changed',
  // Their owner is told by mail or SMS as everybody is (`flows/identity/add-passkey.ts`).
  'passkey-made',
  'passkey-gone',
]);

/** A stolen telephone must not be all that hears of it. The mail of the change itself is written with it, and leads back. */
const BY_MAIL_TOO: ReadonlySet<KarigarNewsKind> = new Set(['payee-stopped']);

/**
 * The ways beside the push by which a Karigar hears of news: WhatsApp, and SMS where that leads nowhere, for what they
 * must not miss, and for the rest where no telephone of theirs takes a push. A mobile that is only claimed may be a
 * stranger's.
 */
export function karigarWaysFor(
  kind: KarigarNewsKind,
  { email, emailProven, mobile, mobileProven }: Contacts,
  { hasPush }: { readonly hasPush: boolean },
  channels: readonly Channel[],
): DeliveryAddress[] {
  const byMail =
    email !== null && emailProven && BY_MAIL_TOO.has(kind) && channels.includes('email');
  const ways: DeliveryAddress[] = byMail ? [{ channel: 'email', to: email, instead: null }] : [];
  if (mobile === null || !mobileProven || BY_PUSH_ALONE.has(kind)) return ways;
  if (hasPush && !BY_MESSAGE_TOO.has(kind)) return ways;
  const sms = channels.includes('sms');
  if (channels.includes('whatsapp'))
    return [...ways, { channel: 'whatsapp', to: mobile, instead: sms ? 'sms' : null }];
  return sms ? [...ways, { channel: 'sms', to: mobile, instead: null }] : ways;
}
