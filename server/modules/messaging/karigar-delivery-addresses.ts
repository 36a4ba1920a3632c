import type { Channel } from '#contract/channels.ts';
import type { KarigarNewsKind } from '#contract/karigar-news.ts';
import type { Contacts, DeliveryAddress } from './delivery-addresses.ts';
import { KARIGAR_NEWS_TRAITS, type KarigarNewsTraits } from './karigar-news.ts';

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
  const { reach, mailToo }: KarigarNewsTraits = KARIGAR_NEWS_TRAITS[kind];
  const byMail = mailToo && email !== null && emailProven && channels.includes('email');
  const ways: DeliveryAddress[] = byMail ? [{ channel: 'email', to: email, instead: null }] : [];
  if (mobile === null || !mobileProven || reach === 'push') return ways;
  if (hasPush && reach !== 'message') return ways;
  const sms = channels.includes('sms');
  if (channels.includes('whatsapp'))
    return [...ways, { channel: 'whatsapp', to: mobile, instead: sms ? 'sms' : null }];
  return sms ? [...ways, { channel: 'sms', to: mobile, instead: null }] : ways;
}
