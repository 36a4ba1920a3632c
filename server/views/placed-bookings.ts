import type { listPlacedBookings as listPromise } from '#contract/integrator/list-placed-bookings.ts';
import type { readPlacedBooking as promise } from '#contract/integrator/read-placed-booking.ts';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Placed = OutputOf<typeof promise>['booking'];
type Row = Omit<Placed, 'startsAt' | 'holdUntil' | 'placedAt'> & {
  readonly startsAt: Instant;
  readonly holdUntil: Instant | null;
  readonly placedAt: Instant;
};

const PAGE = 50;

const shown = ({ startsAt, holdUntil, placedAt, ...row }: Row): Placed => ({
  ...row,
  startsAt: toIndiaIso(startsAt),
  holdUntil: holdUntil === null ? null : toIndiaIso(holdUntil),
  placedAt: toIndiaIso(placedAt),
});

/** A booking that this integrator has placed; nobody else's is found. */
export async function readPlacedBooking(
  db: Database,
  integratorId: string,
  id: string,
): Promise<Placed | undefined> {
  const row = await selectOne.first(db, [integratorId, id]);
  return row && shown(row);
}

export async function listPlacedBookings(
  db: Database,
  integratorId: string,
  { reference, after }: InputOf<typeof listPromise>,
): Promise<OutputOf<typeof listPromise>> {
  const rows = await selectPage.run(db, [integratorId, reference ?? null, after ?? null, PAGE + 1]);
  const bookings = rows.slice(0, PAGE).map(shown);
  return { bookings, next: rows.length > PAGE ? (bookings.at(-1)?.id ?? null) : null };
}

/** The event of the placing is what says who placed it; the last condition is that of its index. */
const PLACED = `from events p join bookings b on b.id = p.subject
    where p.type = 'BookingPlaced' and p.actor = 'integrator:' || $1 and p.actor like 'integrator:%'`;

const COLUMNS = `b.id, b.reference, b.status, b.service_id as "serviceId", b.starts_at as "startsAt", b.price_paise as "pricePaise",
    b.firm_at is not null as confirmed, b.hold_until as "holdUntil", b.created_at as "placedAt"`;

const selectOne = statement<[string, string], Row>({
  name: 'view-placed-booking',
  text: `select ${COLUMNS} ${PLACED} and p.subject = $2`,
});

const selectPage = statement<[string, string | null, string | null, number], Row>({
  name: 'view-placed-bookings',
  text: `select ${COLUMNS} ${PLACED} and ($2::text is null or b.reference = $2)
      and ($3::uuid is null or p.id < (select max(e.id) from events e where e.subject = $3 and e.type = 'BookingPlaced' and e.actor = p.actor))
    order by p.id desc limit $4`,
});
