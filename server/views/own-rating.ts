import type { readOwnRating as promise } from '#contract/karigar/read-own-rating.ts';
import type { OutputOf } from '#contract/operation.ts';
import { DAY, dateInIndia, type Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Row = {
  bookingId: string;
  serviceSlug: string;
  startsAt: Instant;
  stars: number;
  comment: string;
};

/** How many are shown one by one; all are counted. */
const LATEST = 20;
/** Blind until both have rated, or so long after the customer did. */
const BLIND_FOR = 7 * DAY;

const visible = statement<[string, Date], Row>({
  name: 'own-ratings',
  text: `select r.booking_id as "bookingId", b.service_slug as "serviceSlug", b.starts_at as "startsAt", r.stars, r.comment
    from ratings r join karigars k on k.id = r.karigar_id join bookings b on b.id = r.booking_id
    where k.user_id = $1 and r.rated_by = 'customer' and (r.rated_at <= $2 or exists (
      select from ratings mine where mine.booking_id = r.booking_id and mine.rated_by = 'karigar'))
    order by r.rated_at desc`,
});

/** The ratings by customers that the Karigar may see: those, and only those, make their average. */
export async function readOwnRating(
  db: Database,
  userId: string,
  now: Instant,
): Promise<OutputOf<typeof promise>> {
  const rows = await visible.run(db, [userId, new Date(now - BLIND_FOR)]);
  const count = rows.length;
  return {
    average: averageOf(rows),
    count,
    stars: [5, 4, 3, 2, 1].map((number) => rows.filter(({ stars }) => stars === number).length),
    latest: rows.slice(0, LATEST).map(({ startsAt, ...row }, place) => ({
      ...row,
      date: dateInIndia(startsAt),
      averageAfter: averageOf(rows.slice(place)) ?? row.stars,
      averageBefore: averageOf(rows.slice(place + 1)),
    })),
  };
}

/** To two places, as it is shown; none of none. */
const averageOf = (rows: readonly Pick<Row, 'stars'>[]): number | null =>
  rows.length === 0
    ? null
    : Math.round((rows.reduce((all, { stars }) => all + stars, 0) / rows.length) * 100) / 100;
