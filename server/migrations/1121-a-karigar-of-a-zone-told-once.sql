-- step: expand
-- Whom of a visit's Karigars it is news to that a switch holds for the visit, or does so no longer; asked before the visit itself
-- is written down as told. Somebody whose other visits it still holds for has heard of it, and hears of a shortened end once.
create function tell_karigars_of_zone(p_zone uuid, p_visit uuid, p_karigars integer[], p_holds boolean) returns setof integer
language sql as $$
  with one as (
    select k.id, coalesce(told.holds, false) as held,
        exists (select from zone_visits_told t where t.zone_id = p_zone and t.visit_id = p_visit and not t.holds) as was_out,
        exists (select from zone_visits_told t join holds h on h.booking_id = t.visit_id and h.karigar_id = k.id
          where t.zone_id = p_zone and t.visit_id <> p_visit and t.holds and t.starts_at < z.until_at) as stays,
        exists (select from zone_visits_told t join holds h on h.booking_id = t.visit_id and h.karigar_id = k.id
          where t.zone_id = p_zone and t.visit_id <> p_visit and not t.holds and t.starts_at >= z.until_at) as heard
      from unnest(p_karigars) k (id) join zone_switches z on z.id = p_zone
        left join zone_karigars_told told on told.zone_id = p_zone and told.karigar_id = k.id
  ), written as (
    insert into zone_karigars_told (zone_id, karigar_id, holds)
      select p_zone, one.id, p_holds or one.stays from one where p_holds or one.held
      on conflict (zone_id, karigar_id) do update set holds = excluded.holds
  )
  select one.id from one where case when p_holds then not one.held or one.was_out else one.held and not one.heard end;
$$;
