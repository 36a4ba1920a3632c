import { toColumns } from '#contract/columns.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { readKarigarPositions as contract } from '#contract/ops/read-karigar-positions.ts';
import type { Instant } from '#kernel/time.ts';
import { shownTo } from '#server/modules/privacy/who-sees.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import { DAY_WAY, POSITION } from './later-days.ts';

type Positions = OutputOf<typeof contract>['positions'];
type Row = { [Name in keyof Positions]: Positions[Name][number] };

/** The last position of everybody who is on the way. */
export async function readKarigarPositions(
  db: Database,
  now: Instant,
): Promise<OutputOf<typeof contract>> {
  const found = await selectPositions.run(db, [new Date(now)]);
  const rows = found.map(({ latitude, longitude, ...row }) => ({
    ...row,
    ...shownTo('operations', 'karigar.position', { latitude, longitude }),
  }));
  return { positions: toColumns(rows, COLUMNS) as Positions };
}

const COLUMNS = ['bookingId', 'karigarId', 'latitude', 'longitude', 'secondsOld'] as const;

const selectPositions = statement<[now: Date], Row>({
  name: 'view-karigar-positions',
  text: `select b.id as "bookingId", p.karigar_id as "karigarId", p.latitude, p.longitude,
      greatest(0, round(extract(epoch from $1 - p.at)))::int as "secondsOld"
    from positions all_of
    join bookings b on b.id = all_of.booking_id
    join visits v on v.id = b.id
    ${DAY_WAY}
    ${POSITION}
    where p.booking_id is not null
    order by p.karigar_id`,
});
