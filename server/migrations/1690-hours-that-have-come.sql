-- step: expand
-- A booking is judged once its hour is over, so it need not be noted on the day it is made: the sweep of the minute notes
-- the bookings whose hour has come since its last. That spares every booking a row and two entries of indexes.

-- Until which promised hour the sweep has noted bookings. What was placed before this migration is noted already.
-- noun: figures
create table figures_noted (
  one boolean primary key default true check (one),
  until_at timestamptz not null
);
insert into figures_noted (until_at) values (now());

-- A booking written down for an hour that may be over is noted at once: an import, a seed, a clock that stands in the past.
create or replace trigger bookings_figure_new after insert on bookings
  for each row when (new.firm_at is not null
    and (new.starts_at < new.created_at + interval '1 hour' or new.created_at < now() - interval '1 hour'))
  execute function note_booking_figure();

-- Notes the bookings whose hour has come, and remembers until when that was done. Each keeps the soonest hour it was noted for.
create function note_hours_come(p_until timestamptz) returns void language plpgsql as $$
declare
  v_since timestamptz;
begin
  select until_at into v_since from figures_noted for update;
  if v_since >= p_until then
    return;
  end if;
  insert into figure_changes as noted (kind, about, hour_at)
    select 'on-time', b.id::text, b.starts_at from bookings b
      where b.starts_at >= v_since and b.starts_at < p_until and b.firm_at is not null
      order by b.id
    on conflict (kind, about) do update set hour_at = excluded.hour_at where excluded.hour_at < noted.hour_at;
  update figures_noted set until_at = p_until;
end $$;

-- As 0550 made it, but the bookings whose hour has come are noted first.
create or replace function keep_figures(p_now timestamptz, p_minutes integer, p_own_minutes integer, p_most integer)
returns integer language plpgsql as $$
declare
  v_kinds text[];
  v_abouts text[];
  v_bookings uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('keep_figures')) then
    return 0;
  end if;
  perform note_hours_come(p_now - make_interval(mins => p_minutes));
  with due as (
    select kind, about from figure_changes where hour_at < p_now - make_interval(mins => p_minutes) order by hour_at limit p_most
      for update skip locked
  ), taken as (
    delete from figure_changes noted using due where noted.kind = due.kind and noted.about = due.about
      returning noted.kind, noted.about
  )
  select array_agg(kind), array_agg(about), array_agg(about::uuid) filter (where kind = 'on-time')
    into v_kinds, v_abouts, v_bookings from taken;
  if v_kinds is null then
    return 0;
  end if;

  with gone as (
    delete from figure_marks mark using unnest(v_kinds, v_abouts) noted (kind, about)
      where mark.kind = noted.kind and mark.about = noted.about returning mark.*
  ), moved as (
    select kind, on_day, tenths, count(*) as things, sum(part) as part, sum(whole) as whole
      from gone group by kind, on_day, tenths
  )
  update public_figures kept set things = kept.things - moved.things, part = kept.part - moved.part,
      whole = kept.whole - moved.whole
    from moved where kept.kind = moved.kind and kept.on_day = moved.on_day and kept.tenths = moved.tenths;

  with judged as (
    insert into figure_marks (kind, about, thing, on_day, tenths, part, whole)
      select 'on-time', booking_id::text, visit_id::text, day_in_india(starts_at), 0, is_on_time::integer, 1
        from on_time_marks(v_bookings, p_now, p_minutes, p_own_minutes)
      union all
      select 'refunds', r.id::text, r.id::text, day_in_india(r.paid_at),
          ceil(extract(epoch from r.paid_at - r.requested_at) / 8640)::integer, 0, 0
        from unnest(v_kinds, v_abouts) noted (kind, about) join transfers r on r.id = noted.about::uuid
        where noted.kind = 'refunds' and r.purpose = 'refund' and r.state = 'paid'
      union all
      select 'complaints', d.booking_id::text, d.booking_id::text, day_in_india(d.resolved_at),
          ceil(extract(epoch from d.resolved_at - d.opened_at) / 360)::integer, 0, 0
        from unnest(v_kinds, v_abouts) noted (kind, about) join disputes d on d.booking_id = noted.about::uuid
        where noted.kind = 'complaints' and d.resolved_at is not null
      union all
      select 'share', e.id::text, e.id::text, day_in_india(e.posted_at), 0,
          coalesce(-sum(l.amount_paise) filter (where l.account like 'karigar_payable:%'), 0),
          coalesce(sum(l.amount_paise) filter (where l.account in ('customer_advances', 'customer_dues')), 0)
        from unnest(v_kinds, v_abouts) noted (kind, about) join ledger_entries e on e.id = noted.about::bigint
          join ledger_lines l on l.entry_id = e.id
        where noted.kind = 'share' group by e.id
      returning kind, on_day, tenths, part, whole
  )
  insert into public_figures as kept (kind, on_day, tenths, things, part, whole)
    select kind, on_day, tenths, count(*), sum(part), sum(whole) from judged group by kind, on_day, tenths
    on conflict (kind, on_day, tenths) do update set things = kept.things + excluded.things,
      part = kept.part + excluded.part, whole = kept.whole + excluded.whole;

  -- The next of several days is judged in its turn.
  perform note_figure('on-time', ahead.booking_id::text, min(ahead.starts_at)) from (
      select id as booking_id, starts_at from bookings where id = any (v_bookings) and firm_at is not null
      union all
      select booking_id, starts_at from visits where booking_id = any (v_bookings)
    ) ahead where ahead.starts_at >= p_now - make_interval(mins => p_minutes) group by ahead.booking_id;
  return array_length(v_kinds, 1);
end $$;
