-- step: expand
-- Who placed a booking for somebody else may be one of us or a program: `bookedBy` of the event's data is that actor
-- (`integrator:<id>`). Without a colon it is one of us, as the version before writes it.
create or replace function book_slots(
  p_bookings json, p_instalments json, p_payments json, p_event_data jsonb,
  p_ids uuid[], p_users uuid[], p_created_at timestamptz[], p_pincodes text[], p_team_size integer[], p_apart interval,
  p_placing integer[], p_visit_ids uuid[], p_position integer[], p_starts_at timestamptz[], p_ends_at timestamptz[],
  p_visit integer[], p_nth integer[], p_karigar integer[], p_leave_at timestamptz[], p_previous bigint[], p_next bigint[],
  p_next_leave_at timestamptz[], p_most integer, p_most_unproven integer, p_most_hourly integer
) returns table (booking uuid, outcome text, taken bigint[], karigars integer[]) language plpgsql
-- The plans are made while the tables are still empty, and must serve when they are not; nothing is gained by new ones.
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_locked boolean[];
  v_standing boolean[];
  v_existing uuid[];
  v_outcomes text[];
  v_seats integer[] := '{}';
  v_team integer[];
  v_used integer[] := '{}';
  v_served uuid[] := '{}';
  v_moves boolean := false;
  v_previous bigint;
  v_next bigint;
  v_missed text;
  v_refused boolean;
  v_free boolean;
  v_wanted integer;
  v_turn integer;
  v_taken integer[];
  v_wants integer;
  v_placed uuid[];
  s integer := 1;
begin
  v_existing := array(select b.id from bookings b where b.id = any (p_ids));

  -- The seats that a team would take if nothing came between are looked at together for many placings; for a few, one by one.
  if cardinality(p_ids) > 3 then
    select array_agg(case when p_nth[o] <= p_team_size[p_placing[p_visit[o]]] then pg_try_advisory_xact_lock(42, p_karigar[o]) end
        order by o)
      into v_locked from generate_subscripts(p_visit, 1) o;
    -- A statement of its own: it then sees whatever was committed before the locks were had.
    select array_agg(case when v_locked[o] then
          (select case when h.ends_at > p_starts_at[p_visit[o]] - p_apart then h.id end from holds h
            where h.karigar_id = p_karigar[o] and h.starts_at < p_ends_at[p_visit[o]]
            order by h.karigar_id desc, h.starts_at desc limit 1) is not distinct from p_previous[o]
          and (select case when h.starts_at < p_ends_at[p_visit[o]] + p_apart then h.id end from holds h
            where h.karigar_id = p_karigar[o] and h.starts_at >= p_ends_at[p_visit[o]]
            order by h.karigar_id, h.starts_at limit 1) is not distinct from p_next[o]
        end order by o)
      into v_standing from generate_subscripts(p_visit, 1) o;
  end if;

  for n in 1 .. cardinality(p_ids) loop
    v_missed := null;
    v_team := '{}';
    v_taken := '{}';
    if p_ids[n] = any (v_existing) then
      v_missed := 'exists';
    elsif p_most is not null then
      -- A statement of its own, as above.
      if not pg_try_advisory_xact_lock(43, hashtext(p_users[n]::text)) then
        v_missed := 'contended';
      else
        v_wanted := coalesce(cardinality(array_positions(v_served, p_users[n])), 0) + 1;
        if v_wanted > room_to_book(p_users[n], p_created_at[n], v_wanted, p_most, p_most_unproven, p_most_hourly) then
          v_missed := 'too-many';
        end if;
      end if;
    end if;

    v_refused := v_missed is not null;
    v_wants := p_team_size[n] * cardinality(array_positions(p_placing, n));
    while s <= cardinality(p_visit) and p_placing[p_visit[s]] = n loop
      v_turn := s;
      while v_turn < cardinality(p_visit) and p_placing[p_visit[v_turn + 1]] = n and p_nth[v_turn + 1] = p_nth[s] loop
        v_turn := v_turn + 1;
      end loop;
      if not v_refused and coalesce(cardinality(array_positions(v_taken, p_visit[s])), 0) < p_team_size[n] then
        if p_karigar[s] = any (v_used) or not coalesce(v_locked[s], pg_try_advisory_xact_lock(42, p_karigar[s])) then
          v_missed := 'contended';
        else
          v_free := true;
          for v_seat in s .. v_turn loop
            exit when not v_free;
            if v_locked[v_seat] then
              v_free := v_standing[v_seat];
            else
              select
                (select case when h.ends_at > p_starts_at[p_visit[v_seat]] - p_apart then h.id end from holds h
                  where h.karigar_id = p_karigar[s] and h.starts_at < p_ends_at[p_visit[v_seat]]
                  order by h.karigar_id desc, h.starts_at desc limit 1),
                (select case when h.starts_at < p_ends_at[p_visit[v_seat]] + p_apart then h.id end from holds h
                  where h.karigar_id = p_karigar[s] and h.starts_at >= p_ends_at[p_visit[v_seat]]
                  order by h.karigar_id, h.starts_at limit 1)
                into v_previous, v_next;
              v_free := v_previous is not distinct from p_previous[v_seat] and v_next is not distinct from p_next[v_seat];
            end if;
          end loop;
          if v_free then
            for v_seat in s .. v_turn loop
              v_team := v_team || v_seat;
              v_taken := v_taken || p_visit[v_seat];
            end loop;
          end if;
        end if;
      end if;
      s := v_turn + 1;
    end loop;

    if not v_refused then
      if cardinality(v_team) = v_wants then
        v_missed := null;
        v_served := v_served || p_users[n];
        foreach v_wanted in array v_team loop
          v_seats := v_seats || v_wanted;
          v_used := v_used || p_karigar[v_wanted];
          v_moves := v_moves or p_next[v_wanted] is not null;
        end loop;
      else
        v_missed := coalesce(v_missed, 'stale');
      end if;
    end if;
    v_outcomes := v_outcomes || v_missed;
  end loop;

  if cardinality(v_seats) > 0 then
    -- In the order of their ids, so that two processes with the same twins wait for each other and not in a circle.
    with written as (
      insert into bookings (id, reference, user_id, name, email, phone, service_id, service_slug, service_name, category,
          option_key, price_paise, starts_at, ends_at, address, payment_method, status, firm_at, hold_until, hold_extended,
          policy_version, request_hash, version, created_at, days, until_at)
        select b.id, b.reference, b.user_id, b.name, b.email, b.phone, b.service_id, b.service_slug, b.service_name, b.category,
            b.option_key, b.price_paise, b.starts_at, b.ends_at, b.address, b.payment_method, b.status, b.firm_at, b.hold_until,
            b.hold_extended, b.policy_version, b.request_hash, b.version, b.created_at, b.days, b.until_at
          from json_populate_recordset(null::bookings, p_bookings) b
          where v_outcomes[array_position(p_ids, b.id)] is null
          order by b.id
        on conflict (id) do nothing
        returning id
    )
    select array_agg(id) into v_placed from written;
  end if;

  if v_placed is not null then
    insert into instalments (booking_id, position, kind, amount_paise, due_at, paid_at)
      select i.booking_id, i.position, i.kind, i.amount_paise, i.due_at, i.paid_at
        from json_populate_recordset(null::instalments, p_instalments) i where i.booking_id = any (v_placed);
    if p_payments is not null then
      insert into payments (id, booking_id, service_id, service_name, user_id, user_email, user_phone, mode, status, origin,
          amount_paise, pg_txn_id, instalment, created_at)
        select p.id, p.booking_id, p.service_id, p.service_name, p.user_id, p.user_email, p.user_phone, p.mode, p.status,
            p.origin, p.amount_paise, p.pg_txn_id, p.instalment, p.created_at
          from json_populate_recordset(null::payments, p_payments) p where p.booking_id = any (v_placed);
    end if;
    -- All that follows has to be left for at another moment, and that before this visit is written between.
    if v_moves then
      update holds h set leave_at = p_next_leave_at[u.s]
        from unnest(v_seats) u (s)
        where h.id = p_next[u.s] and h.leave_at <> p_next_leave_at[u.s] and p_ids[p_placing[p_visit[u.s]]] = any (v_placed);
    end if;
    return query
      with held as (
        insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
          select p_visit_ids[p_visit[u.s]], p_karigar[u.s], p_pincodes[p_placing[p_visit[u.s]]], p_leave_at[u.s],
              p_starts_at[p_visit[u.s]], p_ends_at[p_visit[u.s]]
            from unnest(v_seats) u (s) where p_ids[p_placing[p_visit[u.s]]] = any (v_placed)
          returning id, booking_id, karigar_id
      ), visit as (
        insert into visits (id, booking_id, position, starts_at, ends_at)
          select p_visit_ids[o], p_ids[p_placing[o]], p_position[o], p_starts_at[o], p_ends_at[o]
            from generate_subscripts(p_visit_ids, 1) o where p_ids[p_placing[o]] = any (v_placed)
      ), team as (
        select t.n, p_ids[t.n] as booking_id, array_agg(t.id order by t.position, t.id) as taken,
            array_agg(t.karigar_id order by t.position, t.id) as karigars,
            array_agg(t.karigar_id order by t.id) filter (where t.position = 1) as team
          from (
            select h.id, h.karigar_id, p_placing[o] as n, p_position[o] as position
              from held h, array_position(p_visit_ids, h.booking_id) o
          ) t group by t.n
      ), event as (
        insert into events (subject, type, at, actor, data)
          select t.booking_id, 'BookingPlaced', p_created_at[t.n],
              coalesce(substring(p_event_data -> (t.n - 1) ->> 'bookedBy' from '^[a-z]+:.*'),
                'ops:' || (p_event_data -> (t.n - 1) ->> 'bookedBy'), 'customer:' || p_users[t.n]),
              (p_event_data -> (t.n - 1)) || jsonb_build_object('karigars', to_jsonb(t.team))
            from team t
          returning id, subject, type, at, data
      ), told as (
        insert into outbox (event_id, type, subject, data, at) select e.id, e.type, e.subject, e.data, e.at from event e
      )
      select t.booking_id, 'placed', t.taken, t.karigars from team t;
  end if;

  if v_placed is null or cardinality(v_placed) < cardinality(p_ids) then
    return query
      select p_ids[o], coalesce(v_outcomes[o], 'exists'), null::bigint[], null::integer[]
        from generate_subscripts(p_ids, 1) o
        where v_placed is null or p_ids[o] <> all (v_placed);
  end if;
end $$;
