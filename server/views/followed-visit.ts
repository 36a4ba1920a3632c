import type { FollowedVisit } from '#contract/public/read-followed-visit.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import { nearestCentre, roadKmBetween } from '#server/modules/visit/road.ts';
import { mayShare } from '#server/modules/visit/sharing.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import {
  DAY_WAY,
  dayOf,
  JOURNEYS,
  type Journeys,
  LATER_DAYS,
  type LaterDayRow,
  POSITION,
} from './later-days.ts';
import { arrivalOf } from './live-visit.ts';

/**
 * A visit as the family sees it: no address, no code, no point on a map, and of names the first only. Nothing when the
 * link never was, was taken back, or its visit is over.
 */
export async function readFollowedVisit(
  db: Database,
  tokenHash: Buffer,
  { places, now }: { readonly places: Places; readonly now: Instant },
): Promise<{ readonly bookingId: string; readonly visit: FollowedVisit } | undefined> {
  const row = await selectFollowed.first(db, [tokenHash]);
  if (!row || !mayShare(row.status)) return undefined;
  const { latitude, longitude, at } = row;
  const here =
    latitude !== null && longitude !== null && at !== null ? { latitude, longitude, at } : null;
  const home = places.centres.find(({ pincode }) => pincode === row.pincode);
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
  const onTheWay = here && home ? { at: here.at, roadKm: roadKmBetween(here, home, places) } : null;
  return {
    bookingId: row.booking_id,
    visit: {
      customer: shownTo('family', 'customer.name', row.customer),
      karigar: shownTo('family', 'karigar.name', row.karigar),
      serviceSlug: row.service_slug,
      status: seen.status,
      promisedAt: toIndiaIso(seen.starts_at),
      // Nobody is expected at an hour on an event that nobody leads just now.
      arrival: row.karigar === null ? null : arrivalOf(seen, onTheWay, now),
      area: area
        ? ({ ...(places.pincodes.get(area.pincode)?.name ?? null) } as FollowedVisit['area'])
        : null,
    },
  };
}

const selectFollowed = statement<
  [tokenHash: Buffer],
  {
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
  }
>({
  name: 'view-followed-visit',
  text: `select b.id as booking_id, b.name as customer, k.name as karigar, b.service_slug, b.status, b.starts_at,
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
