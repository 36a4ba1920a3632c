import type { OutputOf } from '#contract/operation.ts';
import type { listAreaLimits as listPromise } from '#contract/ops/list-area-limits.ts';
import type { previewAreaLimit as previewPromise } from '#contract/ops/preview-area-limit.ts';
import {
  addDays,
  dateInIndia,
  type Instant,
  instantInIndia,
  type LocalDate,
  toIndiaIso,
} from '#kernel/time.ts';
import type { AreaLimit } from '#server/modules/area-limit/area-limit.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Answer = OutputOf<typeof listPromise>;
type Limit = Answer['limits'][number];

const KEPT_DAYS = 90;
const MOST = 20;

/** Limits that hold, will hold, or were over lately, the newest first: who set and changed each, when and why. */
export async function readAreaLimits(db: Database, now: Instant): Promise<Answer> {
  const today = dateInIndia(now);
  const rows = await selectLimits.run(db, [addDays(today, -KEPT_DAYS)]);
  return {
    today,
    limits: rows.map(({ history, ...limit }) => ({
      ...limit,
      state: stateOf(limit, today),
      history: history.map(({ at, ...one }) => ({ ...one, at: toIndiaIso(Date.parse(at)) })),
    })),
  };
}

const stateOf = ({ fromOn, againOn }: Pick<Limit, 'fromOn' | 'againOn'>, today: LocalDate) => {
  if (againOn !== null && (againOn <= today || againOn <= fromOn)) return 'over';
  return fromOn > today ? 'coming' : 'holds';
};

/** The visits that stand at a place on the days of a limit. */
export async function readLimitedVisits(
  db: Database,
  { pincodes, fromOn, againOn }: Pick<AreaLimit, 'pincodes' | 'fromOn' | 'againOn'>,
): Promise<OutputOf<typeof previewPromise>> {
  const rows = await selectVisits.run(db, [
    [...pincodes],
    new Date(instantInIndia(fromOn)),
    againOn === null ? null : new Date(instantInIndia(againOn)),
    MOST,
  ]);
  return {
    visits: rows[0]?.visits ?? 0,
    first: rows.map(({ bookingId, reference, startsAt }) => ({
      ...{ bookingId, reference, startsAt: toIndiaIso(startsAt) },
    })),
  };
}

type Row = Omit<Limit, 'state'>;

const selectLimits = statement<[LocalDate], Row>({
  name: 'view-area-limits',
  text: `select l.id, l.city, l.whole_city as "wholeCity", l.pincodes, l.percent, l.from_on::text as "fromOn",
      l.again_on::text as "againOn", l.version,
      (select count(*) from visits_in_zone(l.pincodes, l.from_on::timestamp at time zone 'Asia/Kolkata',
        coalesce(l.again_on::timestamp at time zone 'Asia/Kolkata', 'infinity')))::integer as visits,
      (select coalesce(jsonb_agg(jsonb_build_object('type', e.type, 'at', e.at, 'by', u.full_name, 'why', e.data ->> 'why',
          'againOn', e.data ->> 'againOn') order by e.id), '[]')
        from events e left join users u on e.actor = 'ops:' || u.id
        where e.subject = l.id and e.type in ('AreaLimited', 'AreaLimitEnded')) as history
    from area_limits l where l.again_on is null or l.again_on > $1 order by l.from_on desc, l.id`,
});

type Standing = {
  readonly bookingId: string;
  readonly reference: string;
  readonly startsAt: Instant;
  readonly visits: number;
};

const selectVisits = statement<
  [pincodes: string[], from: Date, until: Date | null, most: number],
  Standing
>({
  name: 'view-limited-visits',
  text: `select v.booking_id as "bookingId", b.reference, v.starts_at as "startsAt", count(*) over ()::integer as visits
    from visits_in_zone($1, $2, coalesce($3::timestamptz, 'infinity')) v join bookings b on b.id = v.booking_id
    order by v.starts_at, v.visit_id limit $4`,
});
