import type { KarigarNewsKind } from '#contract/karigar-news.ts';
import type { Lasting } from './lasting.ts';

export type KarigarNewsTraits = {
  /**
   * `push`: by push alone. `message-without-push`: by WhatsApp or SMS where no telephone of theirs takes a push. `message`: by
   * both, because a push can be missed, and a Karigar who does not know of it rides in vain, earns nothing, or stands at a door.
   */
  readonly reach: 'push' | 'message-without-push' | 'message';
  readonly lasts: Lasting;
  readonly mailToo?: true;
};

/** How each kind of news reaches a Karigar, and for how long it is worth sending. */
export const KARIGAR_NEWS_TRAITS = {
  offer: { reach: 'message-without-push', lasts: 'a-day' },
  'urgent-offer': { reach: 'message', lasts: 'at-once' },
  'visit-given': { reach: 'message', lasts: 'a-day' },
  'visit-sent': { reach: 'message', lasts: 'a-day' },
  // The Karigar asked for it on the telephone.
  'said-for-you': { reach: 'push', lasts: 'a-day' },
  'you-lead': { reach: 'message', lasts: 'a-day' },
  'visit-cancelled': { reach: 'message', lasts: 'at-once' },
  'visit-moved': { reach: 'message', lasts: 'a-day' },
  'day-moved': { reach: 'message', lasts: 'a-day' },
  'visit-taken-over': { reach: 'message', lasts: 'at-once' },
  'visit-given-on': { reach: 'message', lasts: 'a-day' },
  'visit-missed': { reach: 'message-without-push', lasts: 'a-day' },
  'visit-ended-for-safety': { reach: 'message', lasts: 'at-once' },
  'new-start-code': { reach: 'message-without-push', lasts: 'at-once' },
  'customer-says': { reach: 'message-without-push', lasts: 'at-once' },
  // They read it in the app before they set out, whether they heard of it or not.
  briefed: { reach: 'push', lasts: 'a-day' },
  'leave-soon': { reach: 'push', lasts: 'minutes' },
  'work-tomorrow': { reach: 'push', lasts: 'until-the-visit' },
  'crew-cannot-come': { reach: 'push', lasts: 'minutes' },
  'crew-late': { reach: 'push', lasts: 'minutes' },
  'said-absent': { reach: 'message', lasts: 'a-day' },
  'said-present': { reach: 'push', lasts: 'minutes' },
  'area-not-usual': { reach: 'message-without-push', lasts: 'a-day' },
  'area-usual': { reach: 'message-without-push', lasts: 'a-day' },
  'early-yes': { reach: 'push', lasts: 'minutes' },
  'early-no': { reach: 'push', lasts: 'minutes' },
  'crew-left-for-safety': { reach: 'push', lasts: 'a-day' },
  // The Karigar stands in the customer's home with the app in hand.
  'extra-work-approved': { reach: 'push', lasts: 'at-once' },
  'extra-work-refused': { reach: 'push', lasts: 'at-once' },
  complaint: { reach: 'message', lasts: 'a-day' },
  'complaint-decided': { reach: 'message-without-push', lasts: 'a-day' },
  // It waits for them beside the rating.
  'rating-decided': { reach: 'push', lasts: 'a-day' },
  'documents-returned': { reach: 'message', lasts: 'a-day' },
  'documents-checked': { reach: 'message-without-push', lasts: 'a-day' },
  'application-refused': { reach: 'message', lasts: 'a-day' },
  'now-active': { reach: 'message', lasts: 'a-day' },
  paused: { reach: 'message', lasts: 'a-day' },
  'pause-decided': { reach: 'message', lasts: 'a-day' },
  reinstated: { reach: 'message', lasts: 'a-day' },
  'paper-ends': { reach: 'message', lasts: 'a-day' },
  // It stands in the app, where they are asked for work as well.
  'skills-changed': { reach: 'push', lasts: 'a-day' },
  paid: { reach: 'message-without-push', lasts: 'a-day' },
  'pay-returned': { reach: 'message', lasts: 'a-day' },
  'payee-changed': { reach: 'message', lasts: 'a-day' },
  // A stolen telephone must not be all that hears of it. The mail of the change itself is written with it, and leads back.
  'payee-stopped': { reach: 'message', lasts: 'a-day', mailToo: true },
  // Their owner is told by mail or SMS as everybody is (`flows/identity/add-passkey.ts`).
  'passkey-made': { reach: 'push', lasts: 'a-day' },
  'passkey-gone': { reach: 'push', lasts: 'a-day' },
  'cash-handed-in': { reach: 'message-without-push', lasts: 'a-day' },
  'cash-hand-in-reversed': { reach: 'message', lasts: 'a-day' },
  'question-answered': { reach: 'message-without-push', lasts: 'a-day' },
  'question-closed': { reach: 'message-without-push', lasts: 'a-day' },
} as const satisfies Readonly<Record<KarigarNewsKind, KarigarNewsTraits>>;
