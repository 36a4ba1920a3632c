-- Placing is one round trip, and many placings that are waiting share one: the flow has read its facts and decided;
-- these functions verify what each decision stood on, take the time and write every row, or say why not. Everything is
-- done for all at once (one statement a table), because a statement costs ten times what a row does.

-- Which of the offered seats still stand. A seat names a Karigar and the neighbours in their day that the decision saw: the
-- hold before and after the visit (null for none). Seats come in the order of their visits (`p_visit`, from 1), best first.
-- Somebody else deciding about the same Karigar at this moment makes us pass them over, never wait: nobody can deadlock.
-- For each visit: the indexes of a whole team's seats, or null and in `missed` whether facts were stale or hands were full.
create function choose_seats(
  p_starts_at timestamptz[], p_ends_at timestamptz[], p_team_size integer[], p_apart interval,
  p_visit integer[], p_karigar integer[], p_previous bigint[], p_next bigint[]
) returns table (visit integer, seats integer[], missed text) language plpgsql
-- The plans are made while the table is still empty, and must serve when it is not.
set enable_seqscan = off as $$
declare
  v_locked boolean[];
  v_standing boolean[];
  v_used integer[] := '{}';
  i integer := 1;
begin
  -- A statement of its own: the next one then sees whatever was committed before the locks were had.
  select array_agg(pg_try_advisory_xact_lock(42, k) order by o) into v_locked
    from unnest(p_karigar) with ordinality u (k, o);

  select array_agg(v_locked[s.o]
      and previous.id is not distinct from s.expected_previous
      and next.id is not distinct from s.expected_next order by s.o) into v_standing
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
    ) next on true;

  for visit in 1 .. cardinality(p_team_size) loop
    seats := '{}';
    missed := null;
    while i <= cardinality(p_visit) and p_visit[i] = visit loop
      if cardinality(seats) < p_team_size[visit] then
        if not v_locked[i] or p_karigar[i] = any (v_used) then
          missed := 'contended';
        elsif v_standing[i] then
          seats := seats || i;
        end if;
      end if;
      i := i + 1;
    end loop;
    if cardinality(seats) = p_team_size[visit] then
      missed := null;
      v_used := v_used || array(select p_karigar[s] from unnest(seats) s);
    else
      seats := null;
      missed := coalesce(missed, 'stale');
    end if;
    return next;
  end loop;
end $$;

-- Writes the holds of chosen seats (one element a seat in every array), after the departures of whatever follows them.
create function write_holds(
  p_booking uuid[], p_pincode text[], p_starts_at timestamptz[], p_ends_at timestamptz[],
  p_karigar integer[], p_leave_at timestamptz[], p_next bigint[], p_next_leave_at timestamptz[]
) returns table (booking uuid, taken bigint[], karigars integer[]) language sql as $$
  update holds h set leave_at = u.leave_at
    from unnest(p_next, p_next_leave_at) u (id, leave_at)
    where h.id = u.id and h.leave_at <> u.leave_at;
  with written as (
    insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      select booking, karigar, pincode, leave_at, starts_at, ends_at
        from unnest(p_booking, p_karigar, p_pincode, p_leave_at, p_starts_at, p_ends_at)
          u (booking, karigar, pincode, leave_at, starts_at, ends_at)
      returning id, booking_id, karigar_id
  )
  select booking_id, array_agg(id order by id), array_agg(karigar_id order by id) from written group by booking_id;
$$;

-- Takes the time of a team for one booking that exists, all or none.
create function take_time(
  p_booking uuid, p_pincode text, p_starts_at timestamptz, p_ends_at timestamptz, p_team_size integer, p_apart interval,
  p_karigar integer[], p_leave_at timestamptz[], p_previous bigint[], p_next bigint[], p_next_leave_at timestamptz[],
  out taken bigint[], out karigars integer[], out missed text
) language plpgsql as $$
declare
  v_seats integer[];
begin
  select c.seats, c.missed into v_seats, missed
    from choose_seats(array[p_starts_at], array[p_ends_at], array[p_team_size], p_apart,
      array_fill(1, array[cardinality(p_karigar)]), p_karigar, p_previous, p_next) c;
  if missed is not null then
    return;
  end if;
  select w.taken, w.karigars into taken, karigars from (
    select array_agg(p_booking) as b, array_agg(p_pincode) as p, array_agg(p_starts_at) as s, array_agg(p_ends_at) as e,
        array_agg(p_karigar[i]) as k, array_agg(p_leave_at[i]) as l, array_agg(p_next[i]) as n, array_agg(p_next_leave_at[i]) as nl
      from unnest(v_seats) i
  ) c, write_holds(c.b, c.p, c.s, c.e, c.k, c.l, c.n, c.nl) w;
end $$;
