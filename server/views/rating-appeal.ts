import type { OutputOf } from '#contract/operation.ts';
import type { readRatingAppeal as promise } from '#contract/ops/read-rating-appeal.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Shown = OutputOf<typeof promise>;
type Row = Omit<Shown, 'appealedAt' | 'decidedAt'> & {
  appealedAt: Instant;
  decidedAt: Instant | null;
};

const select = statement<[string], Row>({
  name: 'view-rating-appeal',
  text: `select r.stars, r.comment, a.why, a.appealed_at as "appealedAt", a.granted, a.answer, a.decided_at as "decidedAt"
    from rating_appeals a join ratings r on r.booking_id = a.booking_id and r.rated_by = 'customer'
    where a.booking_id = $1`,
});

/** Both sides of a rating: the customer's stars and words, and why the Karigar finds them unfair. */
export async function readRatingAppeal(
  db: Database,
  bookingId: string,
): Promise<Shown | undefined> {
  const row = await select.first(db, [bookingId]);
  return (
    row && {
      ...row,
      appealedAt: toIndiaIso(row.appealedAt),
      decidedAt: row.decidedAt === null ? null : toIndiaIso(row.decidedAt),
    }
  );
}
