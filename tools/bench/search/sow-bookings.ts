import { DAY } from '#kernel/time.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';

const BATCH = 100_000;
const CUSTOMERS = 50_000;
/** Half of them ahead would be a company that nobody knows: most are over. */
const DAYS_BEFORE = 700;
const DAYS_AHEAD = 30;

/**
 * Bookings of the city’s customers, each in a flat of a society, which every tenth has written into the street;
 * every third was paid at a gateway.
 */
export async function sowBookings(
  pool: Pool,
  bookings: number,
  say: (sentence: string) => void,
): Promise<void> {
  const now = Date.now();
  for (let first = 0; first < bookings; first += BATCH) {
    say(`Writing bookings ${first.toLocaleString('en-IN')} and on`);
    await transaction(pool, async (db) => {
      // The laws of a booking are read for each row otherwise, and all these are over or to come.
      await db.query('set local session_replication_role = replica');
      await db.query(SOW, [
        ...[
          first,
          Math.min(first + BATCH, bookings) - 1,
          CUSTOMERS,
          new Date(now - DAYS_BEFORE * DAY),
        ],
        ...[DAYS_BEFORE + DAYS_AHEAD, new Date(now)],
      ]);
    });
  }
  say('Writing what gateways have paid out and given back');
  await transaction(pool, async (db) => {
    await db.query('set local session_replication_role = replica');
    for (const one of [REFUNDS, SETTLEMENTS, LINES]) await db.query(one);
  });
  await pool.query('vacuum analyze');
}

/** One of thirty payments was given back. */
const REFUNDS = `insert into transfers (id, purpose, amount_paise, state, provider, reference, requested_at, paid_at, booking_id, attempt_id, reason)
  select gen_random_uuid(), 'refund', 80000, 'paid', 'phonepe', 'R' || substr(gateway_reference, 2), created_at, created_at + interval '1 day',
      booking_id, id, 'cancelled'
    from payment_attempts where right(gateway_reference, 2)::int % 30 = 0`;

/** The payments of a day reach the bank together, under one number. */
const SETTLEMENTS = `insert into settlements (id, provider, day, digest, read_at, lines, payments_paise, refunds_paise, adjustments_paise, fees_paise, taxes_paise)
  select gen_random_uuid(), 'phonepe', day, md5(day::text), day + interval '1 day', count(*), 80000 * count(*), 0, 0, 1600 * count(*), 288 * count(*)
    from (select created_at::date as day from payment_attempts) paid group by day`;

const LINES = `insert into settlement_lines (provider, kind, gateway_reference, day, settlement_id, amount_paise, fee_paise, tax_paise, payout_reference, booked)
  select 'phonepe', 'payment', a.gateway_reference, s.day, s.id, 80000, 1600, 288, 'UTR' || to_char(s.day, 'YYYYMMDD'), true
    from payment_attempts a join settlements s on s.day = a.created_at::date`;

const SOW = `with places as (select array_agg(name order by id) as names, array_agg(pincode order by id) as pincodes,
      count(*)::int as many from societies),
  made as (
    select gen_random_uuid() as id, n, upper(lpad(to_hex(n), 8, '0')) as code,
        ('01936f00-0001-7000-8000-' || lpad((1 + n % $3)::text, 12, '0'))::uuid as user_id,
        1 + (n % $3) % p.many as at,
        $4::timestamptz + make_interval(days => (n::bigint * 7919 % $5)::int, hours => 4 + n % 10) as starts_at, p.names, p.pincodes
      from generate_series($1::int, $2::int) n cross join places p),
  booked as (
    insert into bookings (id, reference, user_id, name, service_id, service_slug, service_name, category, price_paise,
        starts_at, ends_at, until_at, days, address, payment_method, status, firm_at, policy_version, request_hash, created_at)
      select m.id, 'AGN-' || left(translate(code, '01', 'XY'), 4) || '-' || right(translate(code, '01', 'XY'), 4), user_id,
          coalesce(u.full_name, 'Somebody'), 3, 'plumbing', 'Plumbing', 'daily', 80000, starts_at,
          starts_at + interval '1 hour', starts_at + interval '1 hour', 1, jsonb_build_object('city', 'Mumbai', 'state', 'Maharashtra', 'pincode', pincodes[at], 'landmark', '')
            || case when n % 10 = 0
              then jsonb_build_object('street', (100 + n % 1400) || ' ' || names[at] || ', ' || split_part(names[at], ' ', 1) || ' Road', 'society', '', 'wing', '', 'flat', '')
              else jsonb_build_object('street', '12 Hill Road', 'society', names[at], 'wing', chr(65 + n / 7 % 4), 'flat', (100 + n % 1400)::text) end,
          case when n % 3 = 0 then 'upi' else 'cash' end, case when starts_at < $6 then 'completed' else 'pending' end,
          starts_at - interval '3 days', 'bench', '', starts_at - interval '3 days'
        from made m join users u on u.id = m.user_id returning id)
  insert into payment_attempts (id, booking_id, instalment, provider, order_reference, amount_paise, state,
      gateway_reference, created_at, settled_at)
    select gen_random_uuid(), id, 0, 'phonepe', 'order-' || code, 80000, 'succeeded', 'T' || lpad(n::text, 15, '0'),
        starts_at - interval '3 days', starts_at - interval '3 days'
      from made where n % 3 = 0`;
