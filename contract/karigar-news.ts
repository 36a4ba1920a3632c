/**
 * News for a Karigar away from the app, and the page that each opens there. Offers stand in a list of their own, so they are
 * told and not kept among the news.
 */
export const KARIGAR_NEWS = {
  offer: 'offers',
  'urgent-offer': 'offers',
  'visit-given': 'visit',
  'visit-sent': 'visit',
  'said-for-you': 'visit',
  'you-lead': 'visit',
  'visit-cancelled': 'visit',
  'visit-moved': 'visit',
  'day-moved': 'visit',
  'visit-taken-over': 'visit',
  'visit-given-on': 'visit',
  'visit-missed': 'visit',
  'visit-ended-for-safety': 'visit',
  'new-start-code': 'visit',
  'customer-says': 'visit',
  briefed: 'visit',
  'leave-soon': 'visit',
  'work-tomorrow': 'tomorrow',
  'crew-cannot-come': 'visit',
  'crew-late': 'visit',
  'said-absent': 'visit',
  'said-present': 'visit',
  'area-not-usual': 'visit',
  'area-usual': 'visit',
  'early-yes': 'visit',
  'early-no': 'visit',
  'crew-left-for-safety': 'visit',
  'extra-work-approved': 'visit',
  'extra-work-refused': 'visit',
  complaint: 'visit',
  'complaint-decided': 'visit',
  'rating-decided': 'me',
  'documents-returned': 'application',
  'documents-checked': 'application',
  'application-refused': 'application',
  'now-active': 'application',
  paused: 'application',
  'pause-decided': 'application',
  reinstated: 'application',
  'paper-ends': 'me',
  'skills-changed': 'me',
  paid: 'earnings',
  // It opens the screen on which the Karigar says where else they can be paid.
  'pay-returned': 'payee',
  'payee-changed': 'payee',
  'payee-stopped': 'payee',
  'passkey-made': 'me',
  'passkey-gone': 'me',
  'cash-handed-in': 'earnings',
  'cash-hand-in-reversed': 'earnings',
  'question-answered': 'help',
  'question-closed': 'help',
} as const satisfies Record<
  string,
  'offers' | 'visit' | 'tomorrow' | 'application' | 'earnings' | 'payee' | 'me' | 'help'
>;

export type KarigarNewsKind = keyof typeof KARIGAR_NEWS;

export const KARIGAR_NEWS_KINDS = Object.keys(KARIGAR_NEWS) as [KarigarNewsKind];

export const isKarigarNews = (kind: string): kind is KarigarNewsKind =>
  Object.hasOwn(KARIGAR_NEWS, kind);

/** The screen of the Karigar's app that is about it. */
export function screenOfNews(kind: KarigarNewsKind, bookingId: string | undefined): string {
  const about = KARIGAR_NEWS[kind];
  // Another Karigar may have it by the time this one looks: then the screen says so.
  if (about === 'offers') return bookingId === undefined ? '/offers' : `/offers?visit=${bookingId}`;
  if (about === 'visit') return bookingId === undefined ? '/' : `/visits/${bookingId}`;
  return about === 'application' || about === 'tomorrow' ? '/' : `/${about}`;
}
