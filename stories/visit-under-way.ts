import { reportPosition } from '#contract/karigar/report-position.ts';
import {
  addDays,
  dateInIndia,
  HOUR,
  type Instant,
  instantInIndia,
  MINUTE,
  toIndiaIso,
} from '#kernel/time.ts';
import { keysFrom } from '#server/platform/secrets/keys.ts';
import { seal } from '#server/platform/secrets/seal.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { cast } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import type { Product } from '#testing/product.ts';

export const START_CODE = '482917';

/**
 * In so many minutes, but at the latest at the end of the day: before the day of a visit nobody may set out to it, and a fee is
 * not that of the day. So a story that begins shortly before midnight sees what it would see at noon.
 */
export const laterToday = (minutes: number, now = Date.now()): Instant =>
  Math.min(now + minutes * MINUTE, instantInIndia(addDays(dateInIndia(now), 1)) - 1);

/** Ravi leads this visit, and it is as far as that, without the day on which it would be. */
export async function bringVisitTo(
  { db, dataFolder }: Pick<Product, 'db' | 'dataFolder'>,
  bookingId: string,
  status: 'assigned' | 'dispatched' | 'arrived' | 'in_progress' | 'done',
  /** In so many minutes; less than none is late. */
  startsIn = 25,
): Promise<void> {
  const keys = keysFrom(serverSecret(dataFolder));
  const sealed = seal(keys, START_CODE, `start code ${bookingId}`);
  const isDispatched = status !== 'assigned';
  const isAtWork = status === 'in_progress' || status === 'done';
  const starts = laterToday(startsIn);
  await db.query(
    `update visits v set karigar_id = coalesce(v.karigar_id, k.id), assigned_at = coalesce(v.assigned_at, now()),
        set_out_at = $3::timestamptz, start_code = $4, started_at = $5::timestamptz, finished_at = $6::timestamptz
      from karigars k where k.user_id = $2 and v.id = $1`,
    [
      bookingId,
      cast.ravi.id,
      isDispatched ? new Date() : null,
      isDispatched && !isAtWork ? sealed : null,
      isAtWork ? new Date() : null,
      status === 'done' ? new Date() : null,
    ],
  );
  await endOthers(db, bookingId);
  await db.query(
    'update bookings set status = $2, starts_at = $3, ends_at = $4, until_at = $4 where id = $1',
    [bookingId, status, new Date(starts), new Date(starts + 90 * MINUTE)],
  );
  if (status === 'done') {
    await db.query(
      `insert into bill_lines (booking_id, line, kind, label, approved_paise, amount_paise)
        select id, 1, 'service', '', price_paise, price_paise from bookings where id = $1 on conflict do nothing`,
      [bookingId],
    );
  }
  await db.query(`select pg_notify('aangan_live', $1)`, [`visit:${bookingId}`]);
}

/** Ravi is at one visit at a time: whatever an earlier test left open is over, and nothing is owed for it. */
export const endOthers = (db: Product['db'], bookingId: string) =>
  db.query(
    `update bookings set status = 'cancelled' where id <> $1 and id in (
      select v.booking_id from visits v join karigars k on k.id = v.karigar_id where k.user_id = $2 and v.under_way)`,
    [bookingId, cast.ravi.id],
  );

/** Somebody else than Ravi is asked whether they can be there sooner. */
export const askAnother = ({ db }: Pick<Product, 'db'>, bookingId: string) =>
  db.query(
    `insert into offers (id, booking_id, karigar_id, round, state, leads, urgent, starts_at, offered_at, expires_at, pay, journey)
      select gen_random_uuid(), $1, k.id, 99, 'open', true, true, now(), now(), now() + interval '4 minutes', '{}', '{}'
      from karigars k where k.active and k.user_id is distinct from $2 limit 1`,
    [bookingId, cast.ravi.id],
  );

/** The time held for this visit is that of Ravi, who leads it, and now. */
export async function holdNow({ db }: Pick<Product, 'db'>, bookingId: string): Promise<void> {
  const now = Date.now();
  await db.query('delete from holds');
  await db.query(
    `insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      select b.id, v.karigar_id, b.address ->> 'pincode', $2, $3, $4
      from bookings b join visits v on v.id = b.id where b.id = $1`,
    [bookingId, ...[now - MINUTE, now, now + HOUR].map((at) => new Date(at))],
  );
}

/** Reports a position as Ravi's telephone does. */
export const beAt = (ravi: Client, bookingId: string, latitude: number, longitude: number) =>
  ravi.call(reportPosition, {
    id: bookingId,
    latitude,
    longitude,
    accuracyMeters: 12,
    happenedAt: toIndiaIso(Date.now()),
  });

/** Ravi's visit is an event since yesterday, and its second day begins in half an hour. */
export async function goOnToday(
  { db }: Pick<Product, 'db'>,
  bookingId: string,
  now = Date.now(),
): Promise<void> {
  const starts = laterToday(30, now);
  const day = [bookingId, new Date(starts), new Date(starts + HOUR)];
  await db.query('delete from holds');
  await db.query(
    `update bookings set days = 2, until_at = $3, starts_at = $2::timestamptz - interval '1 day',
      ends_at = $3::timestamptz - interval '1 day', status = 'in_progress' where id = $1`,
    day,
  );
  // In the night between its days Ravi is under way to nobody.
  await db.query('update visits set under_way = false where booking_id = $1', [bookingId]);
  await db.query(
    `with day as (insert into visits (id, booking_id, position, starts_at, ends_at)
        values (gen_random_uuid(), $1, 2, $2, $3) returning id)
      insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
        select day.id, v.karigar_id, b.address ->> 'pincode', $2::timestamptz - interval '30 minutes', $2, $3
        from day, bookings b join visits v on v.id = b.id where b.id = $1`,
    day,
  );
}
