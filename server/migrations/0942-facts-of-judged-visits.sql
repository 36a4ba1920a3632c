-- step: backfill
insert into visit_facts
  select fact.* from (
    select thing::uuid as visit_id, part = 1 as on_time from figure_marks mark
      where kind = 'on-time' and not exists (select from visit_facts f where f.visit_id = mark.thing::uuid)
        and exists (select from visits v join bookings b on b.id = v.booking_id where v.id = mark.thing::uuid)
      limit 1000
  ) judged cross join lateral fact_of_visit(judged.visit_id, judged.on_time) fact
  on conflict (visit_id) do nothing;
