-- Placing is one round trip, and many placings that are waiting share one: the flow has read its facts and decided;
-- these functions verify what each decision stood on, take the time and write every row, or say why not. Everything is
-- done for all at once (one statement a table), because a statement costs ten times what a row does.

-- Which of the offered seats still stand. A seat names a Karigar and the neighbours in his day that the decision saw: his
-- hold before and after the visit (null for none). Seats come in the order of their visits (`p_visit`, from 1), best first.
-- Somebody else deciding about the same Karigar at this moment makes us pass him over, never wait: nobody can deadlock.
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

-- Many placings, each with its own verdict: 'placed', 'exists' (this id has been booked before), 'stale' or 'contended'.
-- `p_bookings`, `p_event_data` and `p_team_size` have one element a placing; the seats follow `choose_seats`.
create function book_slots(
  p_bookings jsonb, p_instalments jsonb, p_payments jsonb, p_event_data jsonb[], p_team_size integer[], p_apart interval,
  p_visit integer[], p_karigar integer[], p_leave_at timestamptz[], p_previous bigint[], p_next bigint[],
  p_next_leave_at timestamptz[]
) returns table (booking uuid, outcome text, taken bigint[], karigars integer[]) language plpgsql as $$
declare
  v_ids uuid[];
  v_starts_at timestamptz[];
  v_ends_at timestamptz[];
  v_pincodes text[];
  v_existing uuid[];
  v_placed uuid[];
  v_visits integer[];
  v_seats integer[];
  v_missed text[];
  v_chosen integer[];
begin
  select array_agg(b.id order by b.o), array_agg(b.starts_at order by b.o), array_agg(b.ends_at order by b.o),
      array_agg(b.address ->> 'pincode' order by b.o)
    into v_ids, v_starts_at, v_ends_at, v_pincodes
    from rows from (jsonb_to_recordset(p_bookings)
      as (id uuid, starts_at timestamptz, ends_at timestamptz, address jsonb))
      with ordinality b (id, starts_at, ends_at, address, o);

  v_existing := array(select b.id from bookings b where b.id = any (v_ids));

  with choice as (
    select c.visit, c.seats, c.missed
      from choose_seats(v_starts_at, v_ends_at, p_team_size, p_apart, p_visit, p_karigar, p_previous, p_next) c
  )
  select array_agg(c.missed order by c.visit),
      (select array_agg(s order by c2.visit) from choice c2, unnest(c2.seats) s where v_ids[c2.visit] <> all (v_existing))
    into v_missed, v_chosen from choice c;

  -- In the order of their ids, so that two processes with the same twins wait for each other and not in a circle.
  with written as (
    insert into bookings
      select b.* from jsonb_populate_recordset(null::bookings, p_bookings) b
        where b.id in (select v_ids[p_visit[s]] from unnest(v_chosen) s)
        order by b.id
      on conflict (id) do nothing
      returning id
  )
  select array_agg(id) into v_placed from written;

  if v_placed is not null then
    v_chosen := array(select s from unnest(v_chosen) s where v_ids[p_visit[s]] = any (v_placed));
    insert into instalments
      select i.* from jsonb_populate_recordset(null::instalments, p_instalments) i where i.booking_id = any (v_placed);
    insert into payments
      select p.* from jsonb_populate_recordset(null::payments, p_payments) p where p.booking_id = any (v_placed);
    return query
      with seat as (
        select array_agg(v_ids[p_visit[s]]) as b, array_agg(v_pincodes[p_visit[s]]) as p,
            array_agg(v_starts_at[p_visit[s]]) as st, array_agg(v_ends_at[p_visit[s]]) as e,
            array_agg(p_karigar[s]) as k, array_agg(p_leave_at[s]) as l,
            array_agg(p_next[s]) as n, array_agg(p_next_leave_at[s]) as nl
          from unnest(v_chosen) s
      ), held as (
        select w.booking, w.taken, w.karigars
          from seat, write_holds(seat.b, seat.p, seat.st, seat.e, seat.k, seat.l, seat.n, seat.nl) w
      ), event as (
        insert into events (subject, type, at, actor, data)
          select b.id, 'BookingPlaced', b.created_at, 'customer:' || b.user_id,
              p_event_data[array_position(v_ids, b.id)] || jsonb_build_object('karigars', to_jsonb(held.karigars))
            from jsonb_to_recordset(p_bookings) b (id uuid, user_id uuid, created_at timestamptz)
            join held on held.booking = b.id
          returning id, subject, type, at, data
      ), told as (
        insert into outbox (event_id, type, subject, data, at) select id, type, subject, data, at from event
      )
      select held.booking, 'placed', held.taken, held.karigars from held;
  end if;

  return query
    select v_ids[o], case when v_ids[o] = any (v_existing) or v_missed[o] is null then 'exists' else v_missed[o] end,
        null::bigint[], null::integer[]
      from generate_subscripts(v_ids, 1) o
      where v_placed is null or v_ids[o] <> all (v_placed);
end $$;
