import type { LeftOut } from '#contract/left-out-ratings.ts';
import type { RatingWord } from '#contract/visit.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { ServiceRating } from './rating.ts';

/** One of each side for a visit; answers whether this was the first. */
export const recordRating = async (
  db: Database,
  rating: {
    readonly bookingId: string;
    readonly ratedBy: 'customer' | 'karigar';
    readonly serviceId: number;
    readonly karigarId: number;
    readonly stars: number;
    readonly comment: string;
    readonly words?: readonly RatingWord[];
    readonly leftOut?: LeftOut | null;
  },
  at: Instant,
): Promise<boolean> =>
  (await insertRating.count(db, [
    rating.bookingId,
    rating.ratedBy,
    rating.serviceId,
    rating.karigarId,
    rating.stars,
    rating.comment,
    new Date(at),
    rating.words ? [...new Set(rating.words)] : null,
    rating.leftOut ?? null,
  ])) === 1;

/** Customers' ratings of each service. Blind or not: a service names nobody. */
export const listServiceRatings = (db: Database): Promise<ServiceRating[]> =>
  selectServiceRatings.run(db, []);

/** The words of ratings of these bookings; the stars name nobody and stay. */
export async function eraseComments(db: Database, bookingIds: readonly string[]): Promise<void> {
  await updateErased.run(db, [[...bookingIds]]);
}

/** Ratings so old that nobody is asked for theirs any more. */
export const eraseOldComments = (db: Database, before: Instant): Promise<number> =>
  updateErasedOld.count(db, [new Date(before)]);

const updateErasedOld = statement<[before: Date]>({
  name: 'delete-old-rating-comments',
  text: `update ratings set comment = '' where rated_at < $1 and comment <> ''`,
});

const insertRating = statement<
  [string, string, number, number, number, string, Date, RatingWord[] | null, LeftOut | null]
>({
  name: 'record-rating',
  text: `insert into ratings (booking_id, rated_by, service_id, karigar_id, stars, comment, rated_at, words, left_out)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
});

const selectServiceRatings = statement<[], ServiceRating>({
  name: 'list-service-ratings',
  text: `select service_id as "serviceId", count(*)::int as visits, round(avg(stars), 1)::float8 as average
    from ratings where rated_by = 'customer' group by service_id`,
});

const updateErased = statement<[string[]]>({
  name: 'erase-rating-comments',
  text: `update ratings set comment = '' where booking_id = any($1) and comment <> ''`,
});
