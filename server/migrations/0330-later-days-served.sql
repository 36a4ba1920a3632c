-- The way to a later day of an event: who set out for it, and when he was at the door. That of its first day stands in
-- `visits`. There is none before he sets out, and none is kept of somebody who did not arrive.
-- noun: visit
create table day_visits (
  -- Of `booking_days`.
  day_id uuid primary key,
  booking_id uuid not null,
  karigar_id integer not null,
  set_out_at timestamptz not null,
  start_code bytea,
  start_code_tries smallint not null default 0,
  arrived_at timestamptz,
  arrived_by text check (arrived_by in ('position', 'evidence', 'code')),
  -- By his own clock, within what can be.
  arrived_own_at timestamptz,
  check ((arrived_at is null) = (arrived_by is null))
);
create unique index day_visits_on_the_way on day_visits (booking_id) where arrived_at is null;

-- Location is kept only while somebody travels, to a later day as to the first.
create function forget_day_positions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.arrived_at is not null then
    delete from positions where booking_id = old.booking_id;
  end if;
  return null;
end $$;
create trigger day_visits_way_over after update or delete on day_visits for each row
  when (old.arrived_at is null) execute function forget_day_positions();

-- Whatever ends the event ends the way as well.
create function end_day_ways() returns trigger language plpgsql as $$
begin
  delete from day_visits where booking_id = old.id and arrived_at is null;
  return null;
end $$;
create trigger bookings_day_ways_over after update of status on bookings for each row
  when (old.status = 'in_progress' and new.status <> 'in_progress') execute function end_day_ways();

-- Who is on his way to one visit, or to a day of it, is not at another: the index of 0300 has the last word on both.
create function carry_day_under_way() returns trigger language plpgsql as $$
declare
  way day_visits := case when tg_op = 'DELETE' then old else new end;
begin
  update visits set under_way = tg_op <> 'DELETE' and way.arrived_at is null
    where booking_id = way.booking_id and exists (
      select from bookings b where b.id = way.booking_id and b.status = 'in_progress' and b.days is not null);
  return null;
end $$;
create trigger day_visits_carry_under_way after insert or update of arrived_at or delete on day_visits
  for each row execute function carry_day_under_way();

-- On his way to a later day he is seen as on his way to the first.
create or replace view led_visits as
  select b.id as booking_id,
      case when way.day_id is null then b.status else 'dispatched' end as status,
      b.user_id as customer_user_id, b.address ->> 'pincode' as pincode, v.karigar_id, k.user_id as karigar_user_id
    from bookings b
    join visits v on v.booking_id = b.id
    join karigars k on k.id = v.karigar_id
    left join day_visits way on way.booking_id = b.id and way.arrived_at is null and b.status = 'in_progress';

create or replace function keep_position(
  p_booking_id uuid, p_karigar_id integer, p_latitude double precision, p_longitude double precision,
  p_accuracy_meters integer, p_at timestamptz
) returns boolean language plpgsql as $$
begin
  perform 1 from bookings b join visits v on v.booking_id = b.id
    where b.id = p_booking_id and v.karigar_id = p_karigar_id
      and (b.status = 'dispatched' or b.status = 'in_progress' and exists (
        select from day_visits way where way.booking_id = b.id and way.arrived_at is null))
    for share of b;
  if not found then
    return false;
  end if;
  insert into positions as last values
      (p_booking_id, p_karigar_id, p_latitude, p_longitude, p_accuracy_meters, p_at)
    on conflict (booking_id) do update set karigar_id = excluded.karigar_id, latitude = excluded.latitude,
      longitude = excluded.longitude, accuracy_meters = excluded.accuracy_meters, at = excluded.at
    where last.at < excluded.at or last.karigar_id <> excluded.karigar_id;
  return found;
end $$;
