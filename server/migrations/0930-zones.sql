-- step: expand
-- For some hours a part of a city does not run as usual: rain, a bandh, a festival. Nobody pays for that.

-- noun: zone
create table zone_switches (
  id uuid primary key,
  city text not null references cities,
  -- Everywhere we go there; then every served pincode of the city is named.
  whole_city boolean not null,
  pincodes text[] not null check (cardinality(pincodes) > 0),
  kind text not null check (kind in ('rain', 'bandh', 'festival', 'other')),
  -- It holds for visits promised from then on and before the end; ended before it began it holds for none.
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at >= from_at),
  -- Nothing new is booked for these hours; else only so long before them.
  closed boolean not null,
  lead_minutes integer not null check (lead_minutes between 0 and 2880),
  -- What customers and Karigars read, by language.
  message jsonb not null check (message ? 'en'),
  version integer not null default 1,
  started_at timestamptz not null,
  -- Ended by one of us or, at its end, by the clock.
  ended_at timestamptz
);
create index zone_switches_until on zone_switches (until_at);

-- Which visit was last told what: that the switch holds for it, or that it does so no longer.
-- noun: zone
create table zone_visits_told (
  zone_id uuid not null references zone_switches,
  visit_id uuid not null,
  -- For which hour; a visit that has moved since is not told that its former hour is as usual again.
  starts_at timestamptz not null,
  holds boolean not null,
  primary key (zone_id, visit_id)
);

-- A Karigar with several visits there is told once.
-- noun: zone
create table zone_karigars_told (
  zone_id uuid not null references zone_switches,
  karigar_id integer not null references karigars,
  holds boolean not null,
  primary key (zone_id, karigar_id)
);

-- What holds for a visit promised for that moment at that pincode, the one that lasts longest first; the same as
-- `zoneOf` (modules/zone/zone.ts), which a test compares.
create function suspension_at(p_pincode text, p_at timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('kind', z.kind, 'untilAt', floor(extract(epoch from z.until_at) * 1000), 'message', z.message)
    from zone_switches z
    where z.until_at > p_at and z.from_at <= p_at and p_pincode = any (z.pincodes)
    order by z.until_at desc, z.id limit 1;
$$;

-- Read as columns: `b.suspension` of a booking is that of its first visit.
create function suspension(p_booking bookings) returns jsonb language sql stable as $$
  select suspension_at(p_booking.address ->> 'pincode', p_booking.starts_at);
$$;
create function suspension(p_visit visits) returns jsonb language sql stable as $$
  select suspension_at((select b.address ->> 'pincode' from bookings b where b.id = p_visit.booking_id), p_visit.starts_at);
$$;

-- The standing visits promised between two moments at these pincodes, in the order of their hours, and who has said that they
-- come. One whose booking is not firm yet is read when it is.
create function visits_in_zone(p_pincodes text[], p_from timestamptz, p_until timestamptz)
returns table (visit_id uuid, booking_id uuid, "position" smallint, user_id uuid, starts_at timestamptz, ends_at timestamptz,
  karigar_ids integer[])
language sql stable as $$
  select v.id, b.id, v.position, b.user_id, v.starts_at, v.ends_at,
      case when b.status = 'pending' then '{}'
        else array(select h.karigar_id from holds h where h.booking_id = v.id order by h.karigar_id) end
    from visits v join bookings b on b.id = v.booking_id
    where v.starts_at >= p_from and v.starts_at < p_until and b.address ->> 'pincode' = any (p_pincodes)
      and v.ended_as is null and b.firm_at is not null
      and (b.status in ('pending', 'assigned', 'dispatched', 'arrived') or b.status = 'in_progress' and v.id <> b.id)
    order by v.starts_at, v.id;
$$;

-- What has still to be told of a switch, at most so much: the visits for which it holds and that have not heard so, and those
-- that have heard so and for whose hour nothing holds any more.
create function zone_to_tell(p_zone uuid, p_now timestamptz, p_most integer)
returns table (visit_id uuid, booking_id uuid, "position" smallint, starts_at timestamptz, karigar_ids integer[], holds boolean)
language sql stable as $$
  select v.visit_id, v.booking_id, v.position, v.starts_at, v.karigar_ids, true
    from zone_switches z cross join lateral visits_in_zone(z.pincodes, z.from_at, z.until_at) v
    where z.id = p_zone and z.until_at > p_now and not exists (select from zone_visits_told t
      where t.zone_id = z.id and t.visit_id = v.visit_id and t.holds)
  union all
  select v.visit_id, v.booking_id, v.position, v.starts_at, v.karigar_ids, false
    from zone_switches z join zone_visits_told t on t.zone_id = z.id and t.holds
      join lateral visits_in_zone(z.pincodes, t.starts_at, t.starts_at + interval '1 millisecond') v
        on v.visit_id = t.visit_id
      join bookings b on b.id = v.booking_id
    where z.id = p_zone and t.starts_at >= z.until_at and v.starts_at > p_now
      and suspension_at(b.address ->> 'pincode', v.starts_at) is null
  limit p_most;
$$;

-- Whatever was judged of these hours is judged anew.
create function note_zone_figures() returns trigger language plpgsql as $$
begin
  perform note_figure('on-time', hour.booking_id::text, hour.starts_at) from (
    select v.booking_id, min(v.starts_at) as starts_at from visits v join bookings b on b.id = v.booking_id
      where v.starts_at >= new.from_at and b.address ->> 'pincode' = any (new.pincodes)
        and v.starts_at < case when tg_op = 'UPDATE' then greatest(new.until_at, old.until_at) else new.until_at end
      group by v.booking_id
  ) hour;
  return null;
end $$;
create trigger zone_switches_figures after insert or update of until_at on zone_switches
  for each row execute function note_zone_figures();

-- As 0550 made it, but a visit for which a switch holds counts neither way.
create or replace function on_time_marks(p_bookings uuid[], p_now timestamptz, p_minutes integer, p_own_minutes integer)
returns table (booking_id uuid, visit_id uuid, starts_at timestamptz, is_on_time boolean) language sql stable as $$
  select b.id, b.id, b.starts_at, is_on_time(b.starts_at, case when v.arrived_by is null then null
        when v.arrived_by = 'evidence' then v.started_at
        when v.arrived_by = 'position' and v.started_at is not null
          and b.arrived_at - v.arrived_own_at <= make_interval(mins => p_own_minutes) then v.arrived_own_at
        else b.arrived_at end, p_minutes)
    from unnest(p_bookings) one (id) join bookings b on b.id = one.id left join visits v on v.id = b.id
    where b.firm_at is not null and b.starts_at + make_interval(mins => p_minutes) < p_now
      and b.status not in ('expired', 'no_show_customer')
      and suspension_at(b.address ->> 'pincode', b.starts_at) is null
      and not (b.status = 'cancelled' and exists (
        select from events e where e.subject = b.id and e.type = 'BookingCancelled'
          and e.data ->> 'reason' is distinct from 'late'))
  union all
  select b.id, d.id, d.starts_at,
      is_on_time(d.starts_at, case when d.arrived_by <> 'evidence' then d.arrived_at end, p_minutes)
    from unnest(p_bookings) one (id) join bookings b on b.id = one.id join later_visits d on d.booking_id = b.id
      left join visits v on v.id = b.id
    where b.firm_at is not null and d.starts_at + make_interval(mins => p_minutes) < p_now
      and d.starts_at <= coalesce(v.finished_at, 'infinity')
      and b.status not in ('expired', 'no_show_customer')
      and suspension_at(b.address ->> 'pincode', d.starts_at) is null
      and not (b.status = 'cancelled' and exists (
        select from events e where e.subject = b.id and e.at <= d.starts_at
          and e.type in ('BookingCancelled', 'VisitStoppedForSafety')));
$$;
