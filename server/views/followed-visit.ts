import type { FollowedVisit } from '#contract/public/read-followed-visit.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { NAMELESS } from '#server/modules/booking/booking.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { nearestCentre } from '#server/modules/visit/road.ts';
import { mayShare, mayShareAtHome } from '#server/modules/visit/sharing.ts';
import { triesLeft } from '#server/modules/visit/start-code.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import {
  DAY_WAY,
  dayOf,
  JOURNEYS,
  type Journeys,
  LATER_DAYS,
  type LaterDayRow,
  POSITION,
} from './later-days.ts';
import { arrivalOf, onTheWayTo } from './live-visit.ts';
import { openStartCode } from './start-code.ts';
import { readVisitParts } from './visit-parts.ts';

/**
 * A visit as the family sees it: no address, no code, no point on a map, and of names the first only. By a link for whoever
 * is at home the code and the Karigar's name as well. Nothing when the link never was, was taken back, or its visit is over.
 */
export async function readFollowedVisit(
  db: Database,
  tokenHash: Buffer,
  facts: { readonly places: Places; readonly keys: Keys; readonly now: Instant },
): Promise<{ readonly bookingId: string; readonly visit: FollowedVisit } | undefined> {
  const row = await selectFollowed.first(db, [tokenHash]);
  if (!row || !mayFollow(row)) return undefined;
  const { places, now } = facts;
  const reader = row.at_home ? 'at-home' : 'family';
  const { latitude, longitude, at } = row;
  const here =
    latitude !== null && longitude !== null && at !== null ? { latitude, longitude, at } : null;
  const day = dayOf(row, now);
  const { status, starts_at, set_out_at, journeys, booking_id } = row;
  const seen = day
    ? {
        status: day.status,
        starts_at: day.startsAt,
        set_out_at: day.dispatchedAt,
        journeys,
        day: day.id,
      }
    : { status, starts_at, set_out_at, journeys, day: booking_id };
  const area = here && nearestCentre(here, places.centres);
  const onTheWay = here && onTheWayTo(here, row.pincode, places);
  return {
    bookingId: row.booking_id,
    visit: {
      customer: shownTo(reader, 'customer.name', row.customer),
      karigar: shownTo(reader, 'karigar.name', row.karigar),
      serviceSlug: row.service_slug,
      status: seen.status,
      promisedAt: toIndiaIso(seen.starts_at),
      // Nobody is expected at an hour on an event that nobody leads just now.
      arrival: row.karigar === null ? null : arrivalOf(seen, onTheWay, now),
      area: area
        ? ({ ...(places.pincodes.get(area.pincode)?.name ?? null) } as FollowedVisit['area'])
        : null,
      atHome: row.at_home ? await atHomeOf(db, row, seen, facts) : null,
    },
  };
}

const mayFollow = ({ at_home, status }: FollowedRow): boolean =>
  at_home ? mayShareAtHome(status, true) : mayShare(status);

type Seen = { readonly day: string; readonly status: FollowedVisit['status'] };

async function atHomeOf(
  db: Database,
  row: FollowedRow,
  { day, status }: Seen,
  { keys, now }: { readonly keys: Keys; readonly now: Instant },
): Promise<FollowedVisit['atHome']> {
  const own =
    day === row.booking_id
      ? { code: row.start_code, tries: row.start_code_tries }
      : { code: row.day_code, tries: row.day_tries };
  const code = openStartCode(keys, { day, status, code: own.code });
  const codeUsedUp = code !== null && triesLeft({ startCodeTries: own.tries ?? 0 }) === 0;
  const { bill } = await readVisitParts(db, row.booking_id, 'customer', now);
  return {
    startCode: shownTo('at-home', 'visit.start-code', codeUsedUp ? null : code),
    codeUsedUp,
    cashPaise: row.payment_method === 'cash' ? bill.duePaise : 0,
  };
}

type FollowedRow = {
  at_home: boolean;
  payment_method: string;
  start_code: Buffer | null;
  start_code_tries: number | null;
  day_code: Buffer | null;
  day_tries: number | null;
  booking_id: string;
  customer: string;
  karigar: string | null;
  service_slug: string;
  status: FollowedVisit['status'];
  starts_at: Instant;
  set_out_at: Instant | null;
  journeys: Journeys | null;
  later_days: LaterDayRow[] | null;
  pincode: string;
  latitude: number | null;
  longitude: number | null;
  at: Instant | null;
};

const selectFollowed = statement<[tokenHash: Buffer], FollowedRow>({
  name: 'view-followed-visit',
  text: `select s.at_home, b.payment_method, v.start_code, v.start_code_tries,
      way.start_code as day_code, way.start_code_tries as day_tries, b.id as booking_id,
      coalesce(nullif(b.name, '${NAMELESS}'), (select u.full_name from users u where u.id = b.user_id), '') as customer, k.name as karigar, b.service_slug, b.status, b.starts_at,
      ${LATER_DAYS} as later_days, ${JOURNEYS} as journeys, v.set_out_at,
      b.address ->> 'pincode' as pincode, p.latitude, p.longitude, p.at
    from visit_shares s
    join bookings b on b.id = s.booking_id
    left join visits v on v.id = b.id
    left join karigars k on k.id = v.karigar_id
    ${DAY_WAY}
    ${POSITION}
    where s.token_hash = $1 and s.revoked_at is null`,
});
