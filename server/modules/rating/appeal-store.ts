import type { LeftOut } from '#contract/left-out-ratings.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Appealable } from './appealing.ts';

type Rating = Appealable & { readonly karigarId: number };

/** The customer's rating of a visit, kept from others until this transaction ends. */
export const lockRating = (db: Database, bookingId: string): Promise<Rating | undefined> =>
  selectRating.first(db, [bookingId]);

export type RatingAppeal = {
  readonly karigarId: number;
  readonly why: string;
  readonly appealedAt: Instant;
  readonly granted: boolean | null;
};

export const findRatingAppeal = (
  db: Database,
  bookingId: string,
): Promise<RatingAppeal | undefined> => selectAppeal.first(db, [bookingId]);

export const recordRatingAppeal = (
  db: Database,
  one: { readonly bookingId: string; readonly karigarId: number; readonly why: string },
  at: Instant,
): Promise<number> => insertAppeal.count(db, [one.bookingId, one.karigarId, one.why, new Date(at)]);

export const recordRatingAppealDecided = (
  db: Database,
  bookingId: string,
  end: { readonly granted: boolean; readonly comment: string; readonly decidedBy: string },
  at: Instant,
): Promise<number> =>
  updateAppeal.count(db, [bookingId, end.granted, end.comment, end.decidedBy, new Date(at)]);

/** It stays with the visit and with the service, and is no part of the Karigar's average. */
export const recordLeftOut = (db: Database, bookingId: string, why: LeftOut): Promise<number> =>
  updateRating.count(db, [bookingId, why]);

/** The texts of appeals about these bookings, or by this Karigar; that there was one stays. */
export async function eraseRatingAppeals(
  db: Database,
  { bookingIds, karigarId }: { bookingIds: readonly string[]; karigarId: number | undefined },
): Promise<void> {
  await updateErased.run(db, [[...bookingIds], karigarId ?? null]);
}

/** Appeals decided so long ago that nobody asks about them. */
export const eraseOldRatingAppeals = (db: Database, before: Instant): Promise<number> =>
  updateErasedOld.count(db, [new Date(before)]);

const selectRating = statement<[string], Rating>({
  name: 'lock-rating',
  text: `select karigar_id as "karigarId", rated_at as "ratedAt", left_out as "leftOut", (select k.rated_at from ratings k
      where k.booking_id = r.booking_id and k.rated_by = 'karigar') as "answeredAt"
    from ratings r where booking_id = $1 and rated_by = 'customer' for update`,
});

const selectAppeal = statement<[string], RatingAppeal>({
  name: 'find-rating-appeal',
  text: `select karigar_id as "karigarId", why, appealed_at as "appealedAt", granted from rating_appeals
    where booking_id = $1 for update`,
});

const insertAppeal = statement<[string, number, string, Date]>({
  name: 'record-rating-appeal',
  text: 'insert into rating_appeals (booking_id, karigar_id, why, appealed_at) values ($1, $2, $3, $4)',
});

const updateAppeal = statement<[string, boolean, string, string, Date]>({
  name: 'record-rating-appeal-decided',
  text: `update rating_appeals set granted = $2, answer = $3, decided_by = $4, decided_at = $5
    where booking_id = $1 and decided_at is null`,
});

const updateRating = statement<[string, LeftOut]>({
  name: 'record-rating-left-out',
  text: `update ratings set left_out = $2 where booking_id = $1 and rated_by = 'customer' and left_out is null`,
});

const updateErased = statement<[string[], number | null]>({
  name: 'erase-rating-appeals',
  text: `update rating_appeals set why = '', answer = ''
      where (booking_id = any($1) and decided_at is not null) or karigar_id = $2`,
});

const updateErasedOld = statement<[before: Date]>({
  name: 'delete-old-rating-appeals',
  text: `update rating_appeals set why = '', answer = '' where decided_at < $1 and why <> ''`,
});
