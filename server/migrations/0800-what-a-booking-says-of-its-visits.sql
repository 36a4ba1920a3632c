-- step: expand
-- A booking of one visit says of its visits what any other says: how many there are, and when the last of them ends.

alter table bookings drop constraint bookings_days_check, drop constraint bookings_check;

-- Written by the version before as null, for a booking of one visit.
create function fill_visits_of_booking() returns trigger language plpgsql as $$
begin
  new.days := coalesce(new.days, 1);
  new.until_at := coalesce(new.until_at, new.ends_at);
  return new;
end $$;

create trigger bookings_fill_visits before insert or update on bookings
  for each row when (new.days is null or new.until_at is null) execute function fill_visits_of_booking();

alter table bookings
  add constraint bookings_days_known check (days is not null and days >= 1) not valid,
  add constraint bookings_until_known check (until_at is not null and until_at >= ends_at) not valid;

comment on column bookings.days is 'How many of its visits have not ended early.';
comment on column bookings.until_at is 'When the last of them ends.';

-- The Karigar stays with the visit after which none comes until its work is done; at any other the work goes on at the next one,
-- and they are free in between.
create or replace function carry_under_way() returns trigger language plpgsql as $$
begin
  update visits
    set under_way = new.status in ('dispatched', 'arrived') or (new.status = 'in_progress'
      and not exists (select from later_visits later where later.booking_id = new.id))
    where id = new.id;
  return null;
end $$;
