import type { Database } from '#server/platform/database/connect.ts';

/** Everybody who works has an account, and every customer has been here for a year and proven their mobile. */
export async function settlePeople(db: Database): Promise<void> {
  await db.query(`update users set created_at = created_at - interval '1 year', mobile_proven_at = created_at
    where mobile is not null and mobile_proven_at is null`);
  await db.query(`with given as (
      insert into users (id, full_name, email, mobile, mobile_proven_at, language, roles, created_at, terms_version)
        select ('01936f00-0009-7000-8000-' || lpad(id::text, 12, '0'))::uuid, name, 'karigar-' || id || '@city.example',
            '+9152' || lpad(id::text, 8, '0'), now(), 'hi', array['karigar'], now() - interval '1 year', null
          from karigars where user_id is null
        on conflict do nothing returning id)
    update karigars k set user_id = g.id from given g
      where k.user_id is null and g.id = ('01936f00-0009-7000-8000-' || lpad(k.id::text, 12, '0'))::uuid`);
}

/**
 * Visits of the last two years, twenty for a customer and two hundred for a Karigar where there are a million: what lists,
 * days, earnings and searches read through. They have no money, so that the books stay as they are. Triggers and references
 * rest meanwhile.
 */
export async function sowPast(db: Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH)
    await db.query(`begin; set local session_replication_role = replica;
      ${pastSql(from, Math.min(from + BATCH, count))}; commit`);
  await db.query('vacuum analyze');
}

/** Small enough to be sown in time on a machine that others use as well. */
const BATCH = 5_000;

const pastSql = (from: number, until: number): string => `with people as materialized (
    select k.id as karigar_id, k.home_pincode as pincode, skill.service_id, row_number() over (order by k.id) - 1 as n,
        count(*) over () as karigars
      from karigars k join lateral (
        select min(service_id) as service_id from karigar_skills where karigar_id = k.id) skill on skill.service_id is not null
      where k.active),
  wanted as (
    select number, p.*, gen_random_uuid() as id,
        date_trunc('hour', now()) - make_interval(hours => (26 + (number / p.karigars) * 80 + number % 9)::int) as starts_at,
        ('01936f00-0001-7000-8000-' || lpad((number % 50000 + 1)::text, 12, '0'))::uuid as user_id
      from generate_series(${from}, ${until - 1}) number join people p on p.n = number % p.karigars),
  sown as (
    select w.*, s.slug, v.category from wanted w join services s on s.id = w.service_id
      join service_versions v on v.service_id = s.id and v.version = 1),
  booked as (
    insert into bookings (id, reference, user_id, name, service_id, service_slug, service_name, category, price_paise,
        starts_at, ends_at, until_at, days, address, payment_method, status, policy_version, request_hash, created_at)
      select id, 'PAST-' || number, user_id, 'Somebody', service_id, slug, initcap(replace(slug, '-', ' ')), category, 80000,
          starts_at, starts_at + interval '90 minutes', starts_at + interval '90 minutes', 1,
          jsonb_build_object('street', '12 Hill Road', 'city', 'Mumbai', 'state', 'Maharashtra', 'pincode', pincode, 'landmark', ''),
          'cash', 'cancelled', 'bench', '', starts_at - interval '3 days'
        from sown),
  placed as (
    insert into events (subject, type, at, actor, data)
      select id, 'BookingPlaced', starts_at - interval '3 days', 'customer:' || user_id, '{}' from sown)
  insert into visits (id, booking_id, position, starts_at, ends_at, karigar_id, assigned_at)
    select id, id, 1, starts_at, starts_at + interval '90 minutes', karigar_id, starts_at - interval '2 days' from sown`;

/** Bookings that nobody has paid are due to expire now, as after a standstill; so many at most. Answers how many. */
export async function letExpire(db: Database, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `with due as (
        select id from bookings where status = 'pending' and firm_at is null and hold_until > now() limit $1 for update),
      over as (update bookings b set hold_until = now() - interval '1 second' from due where b.id = due.id returning b.id)
      insert into outbox (event_id, type, subject, data, at)
        select e.id, e.type, e.subject,
            jsonb_set(e.data, '{holdUntil}', to_jsonb(floor(extract(epoch from now()) * 1000)::bigint)), e.at
          from over join events e on e.subject = over.id and e.type = 'BookingPlaced'`,
    [most],
  );
  return rowCount ?? 0;
}
