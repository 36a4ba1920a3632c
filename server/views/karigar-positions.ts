import { toColumns } from '#contract/columns.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readKarigarPositions as contract } from '#contract/ops/read-karigar-positions.ts';
import type { Instant } from '#kernel/time.ts';
import type { Places } from '#server/modules/availability/places.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Spot } from '#server/modules/visit/spot.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { DAY_WAY, JOURNEYS, type Journeys, POSITION } from './later-days.ts';
import { arrivalOf, onTheWayTo } from './live-visit.ts';

type Positions = OutputOf<typeof contract>['positions'];

/** The last position of everybody who is on the way, and when they are expected, as their customer is told. */
export async function readKarigarPositions(
  db: Database,
  places: Places,
  now: Instant,
): Promise<OutputOf<typeof contract>> {
  const found = await selectPositions.run(db, [new Date(now)]);
  const rows = found.map(({ bookingId, karigarId, secondsOld, latitude, longitude, ...way }) => {
    const arrival = arrivalFrom({ latitude, longitude }, way, { places, now });
    return {
      ...{ bookingId, karigarId, secondsOld },
      ...shownTo('operations', 'karigar.position', { latitude, longitude }),
      ...{ arrivesFrom: arrival?.from ?? null, arrivesUntil: arrival?.until ?? null },
      late: arrival?.late ?? false,
    };
  });
  return { positions: toColumns(rows, COLUMNS) as Positions };
}

const COLUMNS = [
  ...(['bookingId', 'karigarId', 'latitude', 'longitude', 'secondsOld'] as const),
  ...(['arrivesFrom', 'arrivesUntil', 'late'] as const),
];

type Way = {
  readonly day: string;
  readonly pincode: string;
  readonly at: Instant;
  readonly startsAt: Instant;
  readonly setOutAt: Instant | null;
  readonly journeys: Journeys | null;
};

function arrivalFrom(
  here: Spot,
  { day, pincode, at, startsAt, setOutAt, journeys }: Way,
  { places, now }: { readonly places: Places; readonly now: Instant },
) {
  const onTheWay = onTheWayTo({ ...here, at }, pincode, places);
  const seen = { status: 'dispatched', starts_at: startsAt, set_out_at: setOutAt } as const;
  return arrivalOf({ ...seen, journeys, day }, onTheWay, now);
}

type Row = Way & {
  readonly bookingId: string;
  readonly karigarId: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly secondsOld: number;
};

const selectPositions = statement<[now: Date], Row>({
  name: 'view-karigar-positions',
  text: `select b.id as "bookingId", p.karigar_id as "karigarId", p.latitude, p.longitude, p.at,
      greatest(0, round(extract(epoch from $1 - p.at)))::int as "secondsOld", coalesce(way.id, b.id) as day,
      b.address ->> 'pincode' as pincode, coalesce(way.starts_at, b.starts_at) as "startsAt",
      coalesce(way.set_out_at, v.set_out_at) as "setOutAt", ${JOURNEYS} as journeys
    from positions all_of
    join bookings b on b.id = all_of.booking_id
    join visits v on v.id = b.id
    ${DAY_WAY}
    ${POSITION}
    where p.booking_id is not null
    order by p.karigar_id`,
});
