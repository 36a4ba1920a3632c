-- step: expand
-- What we say in public of ourselves is kept up to date as rows change, and never counted on demand. A change is noted in
-- the transaction that makes it; every minute what was noted is judged, and the figures of its day are moved by the
-- difference. One row of a day is written by one sweep, so nobody who books waits for it.

-- What has changed, and the promised hour after which it can be judged.
-- noun: figures
create table figure_changes (
  kind text not null check (kind in ('on-time', 'refunds', 'share', 'complaints')),
  about text not null,
  -- '-infinity': at once.
  hour_at timestamptz not null,
  primary key (kind, about)
);
create index figure_changes_hour on figure_changes (hour_at);

-- How each thing was judged: a visit, a refund, an accepted work, a complaint.
-- noun: figures
create table figure_marks (
  kind text not null,
  -- Its booking, if it is a visit, else itself.
  about text not null,
  thing text not null,
  on_day date not null,
  -- How long it took, in tenths of a day or an hour, rounded up.
  tenths integer not null default 0,
  -- On time or not; what of the money was theirs.
  part bigint not null default 0,
  whole bigint not null default 0,
  primary key (kind, thing)
);
create index figure_marks_about on figure_marks (kind, about);

-- noun: figures
create table public_figures (
  kind text not null,
  on_day date not null,
  tenths integer not null,
  things integer not null,
  part bigint not null,
  whole bigint not null,
  primary key (kind, on_day, tenths)
);

create function note_figure(p_kind text, p_about text, p_hour_at timestamptz) returns void language sql as $$
  insert into figure_changes as noted (kind, about, hour_at) values (p_kind, p_about, p_hour_at)
    on conflict (kind, about) do update set hour_at = excluded.hour_at where excluded.hour_at < noted.hour_at;
$$;

-- Without `note_figure`, because a statement within a statement would cost every booking one more.
create function note_booking_figure() returns trigger language plpgsql as $$
begin
  -- What was judged at the old hour is so no longer, however late the new one is; on an insert there is no old one.
  insert into figure_changes as noted (kind, about, hour_at)
    values ('on-time', coalesce(new.id, old.id)::text, case when new.id is null then '-infinity'
      else least(old.starts_at, new.starts_at) end)
    on conflict (kind, about) do update set hour_at = excluded.hour_at where excluded.hour_at < noted.hour_at;
  return null;
end $$;
create trigger bookings_figure_new after insert on bookings
  for each row when (new.firm_at is not null) execute function note_booking_figure();
create trigger bookings_figure after update of firm_at, status, starts_at, arrived_at on bookings
  for each row when (new.firm_at is not null or old.firm_at is not null) execute function note_booking_figure();
create trigger bookings_figure_gone after delete on bookings for each row execute function note_booking_figure();

create function note_visit_figure() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform note_figure('on-time', old.booking_id::text, '-infinity');
  else
    -- What was judged at the old hour is so no longer, however late the new one is.
    perform note_figure('on-time', new.booking_id::text, least(old.starts_at, new.starts_at));
  end if;
  return null;
end $$;
-- The first visit is written with its booking, which is noted itself.
create trigger visits_figure_added after insert on visits
  for each row when (new.position > 1) execute function note_visit_figure();
create trigger visits_figure after delete
  or update of starts_at, arrived_by, arrived_at, arrived_own_at, started_at, finished_at, ended_as on visits
  for each row execute function note_visit_figure();

create function note_refund_figure() returns trigger language plpgsql as $$
begin
  perform note_figure('refunds', coalesce(new.id, old.id)::text, '-infinity');
  return null;
end $$;
create trigger transfers_figure_new after insert on transfers
  for each row when (new.purpose = 'refund' and new.state = 'paid') execute function note_refund_figure();
create trigger transfers_figure after update of state, paid_at, requested_at on transfers
  for each row when (new.purpose = 'refund' and (new.state = 'paid' or old.state = 'paid'))
  execute function note_refund_figure();
create trigger transfers_figure_gone after delete on transfers
  for each row when (old.purpose = 'refund') execute function note_refund_figure();

create function note_complaint_figure() returns trigger language plpgsql as $$
begin
  perform note_figure('complaints', coalesce(new.booking_id, old.booking_id)::text, '-infinity');
  return null;
end $$;
create trigger disputes_figure after insert or delete or update of opened_at, resolved_at on disputes
  for each row execute function note_complaint_figure();

create function note_share_figure() returns trigger language plpgsql as $$
begin
  perform note_figure('share', new.id::text, '-infinity');
  return null;
end $$;
create trigger ledger_entries_figure after insert on ledger_entries
  for each row when (new.kind = 'work-accepted') execute function note_share_figure();

-- What is on time, for SQL: the rule of `contract/terms/on-time.ts`, which is tested to say the same.
create function is_on_time(p_starts_at timestamptz, p_at_door_at timestamptz, p_minutes integer)
returns boolean language sql immutable as $$
  select coalesce(p_at_door_at <= p_starts_at + make_interval(mins => p_minutes), false);
$$;

-- Ruling R31. Counts every visit whose hour and its quarter are over, whoever ended it and whoever came; only what the
-- customer gave up, but for our lateness, or was not at home for is left out. Arrival is known by position or start code:
-- where a picture or the word of operations stands for it, the Karigar was there when the customer let them in. A place
-- without a network makes nobody late: the Karigar's own clock counts where a position showed them there, the customer has
-- let them in, and we heard of it soon afterwards.
-- Each later day of an event is a visit of its own: somebody is to be at the door at its hour. A day after the end of the
-- work did not take place; one on which nobody came, or of an event that we called off, is lost. Our own clock counts.
create function on_time_marks(p_bookings uuid[], p_now timestamptz, p_minutes integer, p_own_minutes integer)
returns table (booking_id uuid, visit_id uuid, starts_at timestamptz, is_on_time boolean) language sql stable as $$
  select b.id, b.id, b.starts_at, is_on_time(b.starts_at, case when v.arrived_by is null then null
        when v.arrived_by = 'evidence' then v.started_at
        when v.arrived_by = 'position' and v.started_at is not null
          and b.arrived_at - v.arrived_own_at <= make_interval(mins => p_own_minutes) then v.arrived_own_at
        else b.arrived_at end, p_minutes)
    from unnest(p_bookings) one (id) join bookings b on b.id = one.id left join visits v on v.id = b.id
    where b.firm_at is not null and b.starts_at + make_interval(mins => p_minutes) < p_now
      and b.status not in ('expired', 'no_show_customer')
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
      and not (b.status = 'cancelled' and exists (
        select from events e where e.subject = b.id and e.at <= d.starts_at
          and e.type in ('BookingCancelled', 'VisitStoppedForSafety')));
$$;

create function day_in_india(p_at timestamptz) returns date language sql immutable as $$
  select (p_at at time zone 'Asia/Kolkata')::date;
$$;

-- Judges what was noted, at most so much at once, and answers how much it was; while another sweep does, nothing.
create function keep_figures(p_now timestamptz, p_minutes integer, p_own_minutes integer, p_most integer)
returns integer language plpgsql as $$
declare
  v_kinds text[];
  v_abouts text[];
  v_bookings uuid[];
begin
  if not pg_try_advisory_xact_lock(hashtext('keep_figures')) then
    return 0;
  end if;
  with due as (
    select kind, about from figure_changes where hour_at < p_now - make_interval(mins => p_minutes) order by hour_at limit p_most for update skip locked
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

  -- Of several days the next is judged in its turn.
  perform note_figure('on-time', ahead.booking_id::text, min(ahead.starts_at)) from (
      select id as booking_id, starts_at from bookings where id = any (v_bookings) and firm_at is not null
      union all
      select booking_id, starts_at from visits where booking_id = any (v_bookings)
    ) ahead where ahead.starts_at >= p_now - make_interval(mins => p_minutes) group by ahead.booking_id;
  return array_length(v_kinds, 1);
end $$;

-- Everything from then on is judged anew, and its figures are what the judgements so far come to: after figures were found
-- wrong, or a rule of theirs has changed.
create function count_figures_anew(p_from timestamptz) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_figures'));
  perform note_figure(kind, about, '-infinity') from (
    select distinct kind, about from figure_marks where on_day >= day_in_india(p_from)
    union select 'on-time', booking_id::text from visits where starts_at >= p_from
    union select 'on-time', id::text from bookings where starts_at >= p_from and firm_at is not null
    union select 'refunds', id::text from transfers where purpose = 'refund' and paid_at >= p_from
    union select 'complaints', booking_id::text from disputes where resolved_at >= p_from
    union select 'share', id::text from ledger_entries where kind = 'work-accepted' and posted_at >= p_from
  ) everything;
  delete from public_figures where on_day >= day_in_india(p_from);
  insert into public_figures (kind, on_day, tenths, things, part, whole)
    select kind, on_day, tenths, count(*), sum(part), sum(whole)
      from figure_marks where on_day >= day_in_india(p_from) group by kind, on_day, tenths;
end $$;
