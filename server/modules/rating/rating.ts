import { policy } from '#contract/policy.ts';
import { DAY, type Instant } from '#kernel/time.ts';

/** A visit as its two ratings see it. */
export type Rated = {
  /** When the work was accepted, or its dispute decided; nothing before that. */
  readonly acceptedAt: Instant | null;
  readonly byCustomer: boolean;
  readonly byKarigar: boolean;
};

const until = (acceptedAt: Instant): Instant => acceptedAt + policy.rating.blindDays * DAY;

/** Rating is open from acceptance on, for as long as the other's stays unseen: nobody answers one rating with another. */
export const isRatingOpen = ({ acceptedAt }: Pick<Rated, 'acceptedAt'>, now: Instant): boolean =>
  acceptedAt !== null && now < until(acceptedAt);

/** "Blind until both or 7 days." */
export const areRatingsSeen = (visit: Rated, now: Instant): boolean =>
  visit.acceptedAt !== null &&
  ((visit.byCustomer && visit.byKarigar) || now >= until(visit.acceptedAt));

/** Ruling R30: a service has its dated rating until ten visits of it were rated; then the real one. */
export const isRealRating = (visits: number): boolean => visits >= policy.rating.realFrom;

/** Customers' ratings of a service. */
export type ServiceRating = {
  readonly serviceId: number;
  readonly visits: number;
  readonly average: number;
};
