import { newId } from '#kernel/ids.ts';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { newToken, tokenHash } from '#server/platform/secrets/token.ts';
import { cityCustomerId } from '#server/seed/seed-city.ts';

/** A visit to which somebody rides, with the cookies of its two sides. */
export type UnderWay = {
  readonly bookingId: string;
  readonly customerToken: string;
  readonly karigarToken: string;
};

/** Lets so many Karigars of the city set out, each to a customer of their own. */
export async function dispatchedVisits(db: Database, count: number): Promise<UnderWay[]> {
  const visits = Array.from({ length: count }, (_, index) => ({
    bookingId: newId(),
    userId: newId(),
    customerId: cityCustomerId(index + 1),
    customerToken: newToken(),
    karigarToken: newToken(),
  }));
  const now = Date.now();
  const at = new Date(now);
  const users = visits.map(({ userId }) => userId);
  const bookings = visits.map(({ bookingId }) => bookingId);
  const customers = visits.map(({ customerId }) => customerId);
  await db.query(
    `insert into users (id, full_name, roles, created_at)
      select id, 'Karigar', '{karigar}', $2 from unnest($1::uuid[]) id`,
    [users, at],
  );
  await db.query(
    `with chosen as (select id, row_number() over (order by id) as n from karigars where user_id is null and active)
      update karigars k set user_id = u.id from chosen
        join unnest($1::uuid[]) with ordinality as u (id, n) on u.n = chosen.n where chosen.id = k.id`,
    [users],
  );
  await db.query(
    `insert into bookings (id, reference, user_id, name, service_id, service_slug, service_name, category, price_paise,
        starts_at, ends_at, address, payment_method, status, firm_at, policy_version, request_hash, created_at)
      select b.id, 'BENCH-' || b.n, b.user_id, 'Asha Kulkarni', 3, 'plumbing', 'Plumbing', 'daily', 80000, $3, $4,
        jsonb_build_object('street', '12 Hill Road', 'city', 'Mumbai', 'state', 'Maharashtra', 'pincode',
          (select pincode from pincodes where served order by pincode offset b.n % 80 limit 1)),
        'cash', 'dispatched', $5, 'bench', '', $5
      from unnest($1::uuid[], $2::uuid[]) with ordinality as b (id, user_id, n)`,
    [bookings, customers, new Date(now + 30 * MINUTE), new Date(now + 2 * HOUR), at],
  );
  await db.query(
    `insert into visits (id, booking_id, position, starts_at, ends_at, karigar_id, assigned_at, set_out_at)
      select b.id, b.id, 1, $4, $5, k.id, $3, $3 from unnest($1::uuid[], $2::uuid[]) as b (id, user_id)
        join karigars k on k.user_id = b.user_id`,
    [bookings, users, at, new Date(now + 30 * MINUTE), new Date(now + 2 * HOUR)],
  );
  const people = [...customers, ...users];
  const tokens = [
    ...visits.map((one) => one.customerToken),
    ...visits.map((one) => one.karigarToken),
  ];
  const apps = [...customers.map(() => 'customer'), ...users.map(() => 'karigar')];
  await db.query(
    `insert into sessions (token_hash, user_id, app, remember, created_at, last_seen_at, expires_at)
      select token_hash, user_id, app, true, $4, $4, $5
        from unnest($1::bytea[], $2::uuid[], $3::text[]) as session (token_hash, user_id, app)`,
    [tokens.map(tokenHash), people, apps, at, new Date(now + DAY)],
  );
  return visits;
}
