/**
 * What a Karigar is told while he does not look at his app, and where each of it leads there. Offers stand in a list of
 * their own, so they are told and not kept among the news.
 */
export const KARIGAR_NEWS = {
  offer: 'offers',
  'urgent-offer': 'offers',
  'visit-given': 'visit',
  'said-for-you': 'visit',
  'you-lead': 'visit',
  'visit-cancelled': 'visit',
  'visit-moved': 'visit',
  'visit-taken-over': 'visit',
  'visit-given-on': 'visit',
  'visit-missed': 'visit',
  'visit-ended-for-safety': 'visit',
  'new-start-code': 'visit',
  'customer-says': 'visit',
  'leave-soon': 'visit',
  'crew-cannot-come': 'visit',
  'early-yes': 'visit',
  'early-no': 'visit',
  'crew-left-for-safety': 'visit',
  'extra-work-approved': 'visit',
  'extra-work-refused': 'visit',
  complaint: 'visit',
  'complaint-decided': 'visit',
  'papers-returned': 'application',
  'papers-checked': 'application',
  'application-refused': 'application',
  'now-active': 'application',
  paused: 'application',
  'pause-decided': 'application',
  reinstated: 'application',
  paid: 'earnings',
  // The way out of it: he says where else he can be paid.
  'pay-returned': 'payee',
  'payee-changed': 'payee',
  'payee-stopped': 'payee',
  'cash-handed-in': 'earnings',
  'cash-hand-in-reversed': 'earnings',
} as const satisfies Record<string, 'offers' | 'visit' | 'application' | 'earnings' | 'payee'>;

export type KarigarNewsKind = keyof typeof KARIGAR_NEWS;

export const KARIGAR_NEWS_KINDS = Object.keys(KARIGAR_NEWS) as [KarigarNewsKind];

export const isKarigarNews = (kind: string): kind is KarigarNewsKind =>
  Object.hasOwn(KARIGAR_NEWS, kind);

/** The screen of his app that is about it. */
export function screenOfNews(kind: KarigarNewsKind, bookingId: string | undefined): string {
  const about = KARIGAR_NEWS[kind];
  // Somebody else may have it by the time he looks: then the screen says so.
  if (about === 'offers') return bookingId === undefined ? '/offers' : `/offers?visit=${bookingId}`;
  if (about === 'visit') return bookingId === undefined ? '/' : `/visits/${bookingId}`;
  return about === 'application' ? '/' : `/${about}`;
}
