-- step: expand
-- As 0930 made it, but a visit that moved within the switch's hours is told of again by its new hour, so that it hears of an
-- early end, and so is one that was given to somebody since; the version before tells its customer once more that it holds.
create or replace function zone_to_tell(p_zone uuid, p_now timestamptz, p_most integer)
returns table (visit_id uuid, booking_id uuid, "position" smallint, starts_at timestamptz, karigar_ids integer[], holds boolean)
language sql stable as $$
  select v.visit_id, v.booking_id, v.position, v.starts_at, v.karigar_ids, true
    from zone_switches z cross join lateral visits_in_zone(z.pincodes, z.from_at, z.until_at) v
    where z.id = p_zone and z.until_at > p_now and not exists (select from zone_visits_told t
      where t.zone_id = z.id and t.visit_id = v.visit_id and t.holds and t.starts_at = v.starts_at
        and not exists (select from unnest(v.karigar_ids) one (id) where not exists (select from zone_karigars_told k
          where k.zone_id = z.id and k.karigar_id = one.id and k.holds)))
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

-- As 0930 made it, but in one statement, and in an order in which two switches do not wait for each other. The clock that writes
-- down an end changes no hour.
create or replace function note_zone_figures() returns trigger language plpgsql as $$
begin
  insert into figure_changes as noted (kind, about, hour_at)
    select 'on-time', v.booking_id::text, min(v.starts_at)
      from visits v join bookings b on b.id = v.booking_id
      where v.starts_at >= new.from_at and b.address ->> 'pincode' = any (new.pincodes)
        and v.starts_at < case when tg_op = 'UPDATE' then greatest(new.until_at, old.until_at) else new.until_at end
      group by v.booking_id order by v.booking_id::text
    on conflict (kind, about) do update set hour_at = excluded.hour_at where excluded.hour_at < noted.hour_at;
  return null;
end $$;
create or replace trigger zone_switches_figures after insert on zone_switches
  for each row execute function note_zone_figures();
create trigger zone_switches_figures_end after update of until_at on zone_switches
  for each row when (old.until_at <> new.until_at) execute function note_zone_figures();
