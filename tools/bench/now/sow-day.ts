import { DAY, dateInIndia, instantInIndia, weekday } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';

export const VISITS_OF_A_DAY = 8_000;
/** Things that need somebody at a bad hour. */
const EXCEPTIONS = 200;
/** One of so many visits has nobody yet who said yes. */
const UNANSWERED = 40;
const BOOKED_BEFORE_MS = 3 * DAY;

/** Fills today with visits, two for a Karigar who works, each as far as the hour says: over, under way, on the way, to come. */
export async function sowDay(db: Database): Promise<void> {
  const now = Date.now();
  const today = dateInIndia(now);
  const midnight = instantInIndia(today, 0);
  await db.query(VISITS, [
    weekday(today),
    new Date(midnight),
    VISITS_OF_A_DAY,
    new Date(now),
    UNANSWERED,
    new Date(now - BOOKED_BEFORE_MS),
  ]);
  await db.query(EXCEPTIONS_OF_THE_DAY, [EXCEPTIONS, new Date(now)]);
  await db.query('analyze');
}

/** In one statement, because the flows would take an hour for it. The same hours for everybody who begins at the same time. */
const VISITS = `with working as (
    select k.id as karigar_id, k.home_pincode as pincode, s.starts_minute, skill.service_id,
        row_number() over (order by k.id) as n
      from karigars k
        join lateral (select min(starts_minute) as starts_minute from karigar_shifts
          where karigar_id = k.id and weekday = $1) s on s.starts_minute is not null
        join lateral (select min(service_id) as service_id from karigar_skills where karigar_id = k.id) skill
          on skill.service_id is not null
      where k.active),
  wanted as (
    select w.*, turn, (w.n - 1) * 2 + turn as number,
        $2::timestamptz + make_interval(mins => (w.starts_minute + 40 + (w.n % 4) * 15 + turn * 150)::int) as starts_at
      from working w cross join generate_series(0, 1) turn),
  sown as (
    select w.*, gen_random_uuid() as id, w.starts_at + interval '90 minutes' as ends_at, s.slug, v.category,
        u.id as user_id, u.full_name,
        case when w.starts_at + interval '90 minutes' <= $4 then 'completed'
          when w.number % $5 = 0 then 'pending'
          when w.starts_at <= $4 then 'in_progress'
          when w.starts_at - interval '30 minutes' <= $4 then 'dispatched'
          else 'assigned' end as status
      from wanted w
        join services s on s.id = w.service_id
        join service_versions v on v.service_id = s.id and v.version = 1
        join users u on u.id = ('01936f00-0001-7000-8000-' || lpad((w.number + 1)::text, 12, '0'))::uuid
      where w.number < $3),
  booked as (
    insert into bookings (id, reference, user_id, name, service_id, service_slug, service_name, category, price_paise,
        starts_at, ends_at, address, payment_method, status, firm_at, arrived_at, policy_version, request_hash, created_at)
      select id, 'DAY-' || number, user_id, full_name, service_id, slug, initcap(replace(slug, '-', ' ')), category, 80000, starts_at, ends_at,
          jsonb_build_object('street', '12 Hill Road', 'city', 'Mumbai', 'state', 'Maharashtra', 'pincode', pincode),
          'cash', status, $6, case when status in ('completed', 'in_progress') then starts_at end, 'bench', '', $6
        from sown returning id),
  coming as (
    insert into visits (id, booking_id, position, starts_at, ends_at, karigar_id, assigned_at, set_out_at)
      select id, id, 1, starts_at, ends_at, case when status <> 'pending' then karigar_id end, $6,
          case when status not in ('pending', 'assigned') then starts_at - interval '30 minutes' end
        from sown returning id)
  insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
    select id, karigar_id, pincode, starts_at - interval '30 minutes', starts_at, ends_at from sown`;

/** Each fits the status of its visit, so that the sweep does not take it away. */
const EXCEPTIONS_OF_THE_DAY = `insert into inbox_items (id, kind, about, booking_id, karigar_id, harms, harm_at, meanwhile, opened_at)
  select gen_random_uuid(),
      case b.status when 'pending' then 'nobody-comes' when 'in_progress' then 'overruns'
        when 'assigned' then 'karigar-silent' else 'dispute' end,
      b.id::text, b.id, v.karigar_id, 'customer',
      case when b.status in ('pending', 'assigned') then b.starts_at else greatest(b.ends_at, $2) end, 'nothing', $2
    from bookings b join visits v on v.id = b.id
    where b.reference like 'DAY-%' order by md5(b.id::text) limit $1`;
