-- Before 0330 nobody wrote down how the later days of events were come to. Those that had begun by then were come to by who
-- led them, as far as we know: so nobody is taken for missing who stands in the hall already. Set out and at the door at the
-- hour itself, on nobody's word but ours, they are no days by which we reckon how we keep our promise.
-- These are over: they say nothing of who is on his way just now.
alter table day_visits disable trigger day_visits_carry_under_way;
insert into day_visits (day_id, booking_id, karigar_id, set_out_at, arrived_at, arrived_by, arrived_own_at)
  select d.id, d.booking_id, v.karigar_id, d.starts_at, d.starts_at, 'evidence', d.starts_at
    from booking_days d
    join bookings b on b.id = d.booking_id
    join visits v on v.booking_id = d.booking_id
    where b.status in ('in_progress', 'done', 'disputed', 'completed') and v.karigar_id is not null
      and d.starts_at <= coalesce((select applied_at from schema_migrations where number = 330), now())
      and d.starts_at <= coalesce(v.finished_at, 'infinity')
  on conflict do nothing;
alter table day_visits enable trigger day_visits_carry_under_way;
