-- Nobody is on his way to one visit, or at its door, while he is at another: whoever leads a visit has one under way at
-- most. The state stands in `bookings`, so it is carried here by a trigger, and the index has the last word. An event of
-- several days is not under way in the nights between them; its days are held as times, which exclude each other.
alter table visits add column under_way boolean not null default false;

update visits v set under_way = true
  where v.booking_id in (
    select distinct on (w.karigar_id) w.booking_id from visits w join bookings b on b.id = w.booking_id
    where w.karigar_id is not null
      and (b.status in ('dispatched', 'arrived') or (b.status = 'in_progress' and b.days is null))
    order by w.karigar_id, w.set_out_at desc nulls last);

create unique index visits_one_under_way on visits (karigar_id) where under_way;

create function carry_under_way() returns trigger language plpgsql as $$
begin
  update visits
    set under_way = new.status in ('dispatched', 'arrived') or (new.status = 'in_progress' and new.days is null)
    where booking_id = new.id;
  return null;
end $$;
create trigger bookings_carry_under_way after update of status on bookings
  for each row when (old.status is distinct from new.status) execute function carry_under_way();
