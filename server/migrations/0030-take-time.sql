-- The flow has read its facts and decided; what follows verifies what the decision stood on and takes the time, or says why not.

-- Takes the time of one team for visits of a booking that exists, one or more, all or none. A seat (`p_visit`, the number of its
-- visit from 1, to `p_next_leave_at`) names a Karigar and the neighbours in their day that the decision saw: the hold before and
-- after the visit (null for none). Whoever has a seat that stands at every visit may come, in the order in which they are
-- offered for the first. Somebody else deciding about the same Karigar at this moment makes us pass them over, never wait:
-- nobody can deadlock. What is taken stands visit after visit; `missed` says whether facts were stale or hands were full.
create function take_time(
  p_visits uuid[], p_pincode text, p_starts_at timestamptz[], p_ends_at timestamptz[], p_team_size integer,
  p_visit integer[], p_apart interval, p_karigar integer[], p_leave_at timestamptz[], p_previous bigint[], p_next bigint[],
  p_next_leave_at timestamptz[], out taken bigint[], out karigars integer[], out missed text
) language plpgsql
-- The plans are made while the table is still empty, and must serve when it is not.
set enable_seqscan = off as $$
declare
  v_locked boolean[];
  v_team integer[];
  v_contended boolean;
begin
  -- A statement of its own: the next one then sees whatever was committed before the locks were had.
  select array_agg(pg_try_advisory_xact_lock(42, k) order by o) into v_locked
    from unnest(p_karigar) with ordinality u (k, o);

  select array_agg(p.karigar order by p.nth) filter (where p.visits = cardinality(p_visits)), bool_or(not p.locked)
    into v_team, v_contended
    from (
      select s.karigar, min(s.o) as nth, bool_and(v_locked[s.o]) as locked,
          count(*) filter (where v_locked[s.o]
            and previous.id is not distinct from s.expected_previous
            and next.id is not distinct from s.expected_next) as visits
        from (
          select o, karigar, expected_previous, expected_next, p_starts_at[v] as starts_at, p_ends_at[v] as ends_at
            from unnest(p_visit, p_karigar, p_previous, p_next)
              with ordinality u (v, karigar, expected_previous, expected_next, o)
        ) s
        left join lateral (
          select case when h.ends_at > s.starts_at - p_apart then h.id end as id from holds h
            where h.karigar_id = s.karigar and h.starts_at < s.ends_at
            order by h.karigar_id desc, h.starts_at desc limit 1
        ) previous on true
        left join lateral (
          select case when h.starts_at < s.ends_at + p_apart then h.id end as id from holds h
            where h.karigar_id = s.karigar and h.starts_at >= s.ends_at
            order by h.karigar_id, h.starts_at limit 1
        ) next on true
        group by s.karigar
    ) p;
  if coalesce(cardinality(v_team), 0) < p_team_size then
    missed := case when v_contended then 'contended' else 'stale' end;
    return;
  end if;
  v_team := v_team[1:p_team_size];

  -- Whatever follows them has to be left for at another moment, and that before these visits are written between.
  update holds h set leave_at = u.leave_at
    from unnest(p_karigar, p_next, p_next_leave_at) u (karigar, id, leave_at)
    where h.id = u.id and h.leave_at <> u.leave_at and u.karigar = any (v_team);
  with written as (
    insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      select p_visits[v], karigar, p_pincode, leave_at, p_starts_at[v], p_ends_at[v]
        from unnest(p_visit, p_karigar, p_leave_at) u (v, karigar, leave_at) where karigar = any (v_team)
      returning id, booking_id, karigar_id
  )
  select array_agg(w.id order by v, k), array_agg(w.karigar_id order by v, k) into taken, karigars
    from (select id, karigar_id, array_position(p_visits, booking_id) as v, array_position(v_team, karigar_id) as k from written) w;
end $$;
