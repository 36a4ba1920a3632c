-- Nobody books without end: the call that places also counts what each person has open, so that the limit is exact however
-- many requests of one person arrive at once and at however many processes. Columns are named, so that one added later
-- with a default of its own gets it.
drop function book_slots(jsonb, jsonb, jsonb, jsonb[], integer[], interval, integer[], integer[], timestamptz[], bigint[],
  bigint[], timestamptz[]);

-- Many placings, each with its own verdict: 'placed', 'exists' (this id has been booked before), 'too-many' (of this
-- person), 'stale' or 'contended'. `p_bookings`, `p_event_data` and `p_team_size` have one element a placing; the seats
-- follow `choose_seats`. The limits: upcoming bookings of somebody proven and of somebody unproven, and placings in an hour;
-- null for none.
create function book_slots(
  p_bookings jsonb, p_instalments jsonb, p_payments jsonb, p_event_data jsonb[], p_team_size integer[], p_apart interval,
  p_visit integer[], p_karigar integer[], p_leave_at timestamptz[], p_previous bigint[], p_next bigint[],
  p_next_leave_at timestamptz[], p_most integer, p_most_unproven integer, p_most_hourly integer
) returns table (booking uuid, outcome text, taken bigint[], karigars integer[]) language plpgsql as $$
declare
  v_ids uuid[];
  v_users uuid[];
  v_created_at timestamptz[];
  v_starts_at timestamptz[];
  v_ends_at timestamptz[];
  v_pincodes text[];
  v_user_locked boolean[];
  v_room integer[];
  v_team_size integer[];
  v_existing uuid[];
  v_placed uuid[];
  v_missed text[];
  v_within integer[];
  v_chosen integer[];
begin
  -- Somebody else placing for the same person at this moment makes this placing come back later, never wait. A statement
  -- of its own: the next ones then see whatever was committed before the locks were had.
  select array_agg(b.id order by b.o), array_agg(b.user_id order by b.o), array_agg(b.created_at order by b.o),
      array_agg(b.starts_at order by b.o), array_agg(b.ends_at order by b.o),
      array_agg(b.address ->> 'pincode' order by b.o),
      array_agg(p_most is null or pg_try_advisory_xact_lock(43, hashtext(b.user_id::text)) order by b.o)
    into v_ids, v_users, v_created_at, v_starts_at, v_ends_at, v_pincodes, v_user_locked
    from rows from (jsonb_to_recordset(p_bookings)
      as (id uuid, user_id uuid, created_at timestamptz, starts_at timestamptz, ends_at timestamptz, address jsonb))
      with ordinality b (id, user_id, created_at, starts_at, ends_at, address, o);

  v_existing := array(select b.id from bookings b where b.id = any (v_ids));

  if p_most is not null then
    -- Whether somebody is proven is looked at only when it matters.
    select array_agg(least(p_most_hourly - c.lately, case
          when c.upcoming + w.wanted <= p_most_unproven then w.wanted
          when exists (select from users u
              where u.id = w.id and (u.mobile_proven_at is not null or u.email_proven_at is not null))
            or exists (select from bookings b join instalments i on i.booking_id = b.id
              where b.user_id = w.id and i.paid_at is not null)
            then p_most - c.upcoming
          else p_most_unproven - c.upcoming
        end) order by o.o)
      into v_room
      from (
        select u.id, count(*) as wanted, max(u.at) as at from unnest(v_users, v_created_at) u (id, at) group by u.id
      ) w
      cross join lateral (
        select count(*) filter (where b.status in ('pending', 'assigned') and b.starts_at > w.at) as upcoming,
            count(*) filter (where b.created_at > w.at - interval '1 hour') as lately
          from bookings b where b.user_id = w.id
      ) c
      join unnest(v_users) with ordinality o (id, o) on o.id = w.id;
  end if;

  -- Nobody's time is chosen for a placing that is not to be made.
  v_team_size := array(
    select case when v_ids[o] = any (v_existing) or not v_user_locked[o] or v_room[o] <= 0 then 0 else t end
      from unnest(p_team_size) with ordinality s (t, o) order by o);

  -- The visits are numbered here: the function's own loop hides its column of that name, which stays empty.
  with choice as (
    select c.visit, c.seats, c.missed
      from choose_seats(v_starts_at, v_ends_at, v_team_size, p_apart, p_visit, p_karigar, p_previous, p_next)
        with ordinality c (unnumbered, seats, missed, visit)
  ), numbered as (
    select c.visit, c.seats, row_number() over (partition by v_users[c.visit] order by c.visit) as nth
      from choice c where cardinality(c.seats) > 0
  ), within as (
    select n.visit, n.seats from numbered n where v_room is null or n.nth <= v_room[n.visit]
  )
  select array_agg(c.missed order by c.visit),
      array(select w.visit from within w),
      (select array_agg(s order by w.visit) from within w, unnest(w.seats) s)
    into v_missed, v_within, v_chosen from choice c;

  -- In the order of their ids, so that two processes with the same twins wait for each other and not in a circle.
  with written as (
    insert into bookings (id, reference, user_id, name, email, phone, service_id, service_slug, service_name, category,
        option_key, price_paise, starts_at, ends_at, address, payment_method, status, firm_at, hold_until, hold_extended,
        policy_version, request_hash, version, created_at)
      select b.id, b.reference, b.user_id, b.name, b.email, b.phone, b.service_id, b.service_slug, b.service_name, b.category,
          b.option_key, b.price_paise, b.starts_at, b.ends_at, b.address, b.payment_method, b.status, b.firm_at, b.hold_until,
          b.hold_extended, b.policy_version, b.request_hash, b.version, b.created_at
        from jsonb_populate_recordset(null::bookings, p_bookings) b
        where b.id in (select v_ids[p_visit[s]] from unnest(v_chosen) s)
        order by b.id
      on conflict (id) do nothing
      returning id
  )
  select array_agg(id) into v_placed from written;

  if v_placed is not null then
    v_chosen := array(select s from unnest(v_chosen) s where v_ids[p_visit[s]] = any (v_placed));
    insert into instalments (booking_id, position, kind, amount_paise, due_at, paid_at)
      select i.booking_id, i.position, i.kind, i.amount_paise, i.due_at, i.paid_at
        from jsonb_populate_recordset(null::instalments, p_instalments) i where i.booking_id = any (v_placed);
    insert into payments (id, booking_id, service_id, service_name, user_id, user_email, user_phone, mode, status, origin,
        amount_paise, pg_txn_id, instalment, created_at)
      select p.id, p.booking_id, p.service_id, p.service_name, p.user_id, p.user_email, p.user_phone, p.mode, p.status, p.origin,
          p.amount_paise, p.pg_txn_id, p.instalment, p.created_at
        from jsonb_populate_recordset(null::payments, p_payments) p where p.booking_id = any (v_placed);
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
    select v_ids[o], case
          when v_ids[o] = any (v_existing) then 'exists'
          when not v_user_locked[o] then 'contended'
          when v_room[o] <= 0 then 'too-many'
          when v_missed[o] is not null then v_missed[o]
          when o <> all (v_within) then 'too-many'
          else 'exists'
        end,
        null::bigint[], null::integer[]
      from generate_subscripts(v_ids, 1) o
      where v_placed is null or v_ids[o] <> all (v_placed);
end $$;
