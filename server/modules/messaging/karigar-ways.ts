import type { KarigarNewsKind } from '#contract/karigar-news.ts';
import type { Channel } from './message.ts';
import type { Way } from './ways.ts';

/** A push can be missed; whoever does not know of these rides in vain, earns nothing, or stands at a door. */
const BY_MESSAGE_TOO: ReadonlySet<KarigarNewsKind> = new Set([
  'urgent-offer',
  'visit-given',
  'you-lead',
  'visit-cancelled',
  'visit-moved',
  'visit-taken-over',
  'visit-given-on',
  'visit-ended-for-safety',
  'complaint',
  'papers-returned',
  'application-refused',
  'now-active',
  'pay-returned',
  'payee-changed',
  'payee-stopped',
  'cash-hand-in-reversed',
]);

/** He stands in the customer's home with the app in his hand. */
const BY_PUSH_ALONE: ReadonlySet<KarigarNewsKind> = new Set([
  'extra-work-approved',
  'extra-work-refused',
]);

/**
 * By which ways beside the push a Karigar hears of it: WhatsApp, and SMS where that leads nowhere, for what he must not
 * miss, and for the rest where no telephone of his takes a push. A number that is only claimed may be a stranger's.
 */
export function karigarWaysFor(
  kind: KarigarNewsKind,
  { mobile, mobileProven }: { readonly mobile: string | null; readonly mobileProven: boolean },
  { hasPush }: { readonly hasPush: boolean },
  channels: readonly Channel[],
): Way[] {
  if (mobile === null || !mobileProven || BY_PUSH_ALONE.has(kind)) return [];
  if (hasPush && !BY_MESSAGE_TOO.has(kind)) return [];
  const sms = channels.includes('sms');
  if (channels.includes('whatsapp'))
    return [{ channel: 'whatsapp', to: mobile, instead: sms ? 'sms' : null }];
  return sms ? [{ channel: 'sms', to: mobile, instead: null }] : [];
}
