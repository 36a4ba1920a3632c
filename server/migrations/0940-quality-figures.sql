-- step: expand
-- What the quality room of operations counts by. A visit is judged once, by `on_time_marks`; this stands beside the
-- judgement, so that on time by ward, hour, service and Karigar are reads of one narrow index.

-- The part of its city that it is counted in, as the municipality names it; none: it is counted by itself.
alter table pincodes add column ward text;
alter table pincodes add constraint pincodes_ward check (length(ward) between 1 and 30) not valid;

-- One judged visit, by what it is looked for. It comes and goes with its row in `figure_marks`.
-- noun: figures
create table visit_facts (
  visit_id uuid primary key,
  booking_id uuid not null,
  on_day date not null,
  -- The hour of India in which it was promised.
  hour smallint not null check (hour between 0 and 23),
  pincode text not null,
  service_id integer not null,
  -- None: nobody came, or the booking was called off, which is not on whoever had said yes.
  karigar_id integer,
  on_time boolean not null,
  -- Somebody had been at this customer's within so many days before, for another booking.
  came_back boolean not null
);
create index visit_facts_place on visit_facts (on_day, pincode, hour) include (service_id, on_time, came_back);
create index visit_facts_karigar on visit_facts (on_day, karigar_id) include (service_id, on_time);

create function fact_of_visit(p_visit uuid, p_on_time boolean) returns setof visit_facts language sql stable as $$
  select v.id, b.id, day_in_india(v.starts_at), extract(hour from v.starts_at at time zone 'Asia/Kolkata')::smallint,
      coalesce(b.address ->> 'pincode', ''), b.service_id,
      case when b.status <> 'cancelled' then v.karigar_id end, p_on_time,
      exists (select from bookings earlier where earlier.user_id = b.user_id and earlier.id <> b.id
        and earlier.status in ('done', 'disputed', 'completed')
        and earlier.starts_at < b.starts_at and earlier.starts_at >= b.starts_at - interval '60 days')
    from visits v join bookings b on b.id = v.booking_id where v.id = p_visit;
$$;

create function keep_visit_fact() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from visit_facts where visit_id = old.thing::uuid;
  else
    insert into visit_facts select * from fact_of_visit(new.thing::uuid, new.part = 1)
      on conflict (visit_id) do update set on_day = excluded.on_day, hour = excluded.hour, pincode = excluded.pincode,
        service_id = excluded.service_id, karigar_id = excluded.karigar_id, on_time = excluded.on_time,
        came_back = excluded.came_back;
  end if;
  return null;
end $$;
create trigger figure_marks_fact_new after insert on figure_marks
  for each row when (new.kind = 'on-time') execute function keep_visit_fact();
create trigger figure_marks_fact_gone after delete on figure_marks
  for each row when (old.kind = 'on-time') execute function keep_visit_fact();

-- Wishes that were refused, by what was wished. It names nobody; a place that we do not know is ''.
-- noun: availability
create table refused_wishes (
  day date not null,
  reason text not null,
  hour smallint not null check (hour between 0 and 23),
  pincode text not null,
  service_id integer not null,
  requests integer not null check (requests > 0),
  primary key (day, reason, hour, pincode, service_id)
);
