import type { readOwnRating as promise } from '#contract/karigar/read-own-rating.ts';
import type { LeftOut } from '#contract/left-out-ratings.ts';
import type { OutputOf } from '#contract/operation.ts';
import { policy } from '#contract/policy.ts';
import { DAY, dateInIndia, type Instant, toIndiaIso } from '#kernel/time.ts';
import { decideRatingAppealing, ratingAppealUntil } from '#server/modules/rating/appealing.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Latest = OutputOf<typeof promise>['latest'][number];

type Row = {
  bookingId: string;
  serviceSlug: string;
  startsAt: Instant;
  stars: number;
  comment: string;
  ratedAt: Instant;
  answeredAt: Instant | null;
  leftOut: LeftOut | null;
  appeal: Latest['appeal'];
};

/** How many are shown one by one; all are counted. */
const LATEST = 20;
/** Blind until both have rated, or so long after the customer did. */
const BLIND_FOR = policy.rating.blindDays * DAY;

const visible = statement<[string, Date], Row>({
  name: 'own-ratings',
  text: `select r.booking_id as "bookingId", b.service_slug as "serviceSlug", b.starts_at as "startsAt", r.stars, r.comment,
      r.rated_at as "ratedAt", mine.rated_at as "answeredAt", r.left_out as "leftOut", case when a.booking_id is not null then
        jsonb_build_object('why', a.why, 'granted', a.granted, 'answer', a.answer) end as appeal
    from ratings r join karigars k on k.id = r.karigar_id join bookings b on b.id = r.booking_id
      left join ratings mine on mine.booking_id = r.booking_id and mine.rated_by = 'karigar'
      left join rating_appeals a on a.booking_id = r.booking_id
    where k.user_id = $1 and r.rated_by = 'customer' and (r.rated_at <= $2 or mine.rated_at is not null)
    order by r.rated_at desc`,
});

/** The ratings by customers that the Karigar may see: of those, the ones that count make their average. */
export async function readOwnRating(
  db: Database,
  userId: string,
  now: Instant,
): Promise<OutputOf<typeof promise>> {
  const rows = await visible.run(db, [userId, new Date(now - BLIND_FOR)]);
  const counting = rows.filter(counts);
  return {
    average: averageOf(rows),
    count: counting.length,
    stars: [5, 4, 3, 2, 1].map((number) => counting.filter(({ stars }) => stars === number).length),
    latest: rows.slice(0, LATEST).map((row, place) => ({
      ...shown(row, now),
      averageAfter: averageOf(rows.slice(place)) ?? row.stars,
      averageBefore: averageOf(rows.slice(place + 1)),
    })),
  };
}

function shown(row: Row, now: Instant): Omit<Latest, 'averageAfter' | 'averageBefore'> {
  const { bookingId, serviceSlug, startsAt, stars, comment, leftOut, appeal } = row;
  const mayAppeal = appeal === null && decideRatingAppealing(row, now).ok;
  const appealUntil = mayAppeal ? toIndiaIso(ratingAppealUntil(row)) : null;
  const date = dateInIndia(startsAt);
  return { bookingId, serviceSlug, date, stars, comment, leftOut, appeal, appealUntil };
}

const counts = ({ leftOut }: Pick<Row, 'leftOut'>): boolean => leftOut === null;

/** To two places, as it is shown; none of none. */
function averageOf(rows: readonly Pick<Row, 'stars' | 'leftOut'>[]): number | null {
  const counting = rows.filter(counts);
  if (counting.length === 0) return null;
  const sum = counting.reduce((all, { stars }) => all + stars, 0);
  return Math.round((sum / counting.length) * 100) / 100;
}
