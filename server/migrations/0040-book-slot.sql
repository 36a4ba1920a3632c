-- Placing a booking is one round trip: the flow has read its facts and decided; these functions verify what the decision
-- stood on, take the time and write every row, or say why not.

-- Takes the time of `p_team_size` of the offered Karigars, all or none. Each offer names the neighbours in his day that
-- the decision saw: his hold before and after (null for none). Somebody else deciding about the same Karigar at this
-- moment makes us pass him over, never wait; nobody can deadlock.
-- Answers the ids of the new holds in `taken`, or `taken` null and in `missed` whether facts were stale or hands were full.
create function take_time(
  p_booking uuid, p_pincode text, p_starts_at timestamptz, p_ends_at timestamptz, p_team_size integer, p_apart interval,
  p_karigars integer[], p_leave_at timestamptz[], p_previous bigint[], p_next bigint[], p_next_leave_at timestamptz[],
  out taken bigint[], out karigars integer[], out missed text
) language plpgsql as $$
declare
  v_chosen integer[] := '{}';
  v_previous bigint;
  v_next bigint;
  v_hold bigint;
  i integer;
begin
  for i in 1 .. cardinality(p_karigars) loop
    if not pg_try_advisory_xact_lock(42, p_karigars[i]) then
      missed := 'contended';
      continue;
    end if;
    v_previous := null;
    select case when h.ends_at > p_starts_at - p_apart then h.id end into v_previous
      from holds h where h.karigar_id = p_karigars[i] and h.starts_at < p_ends_at
      order by h.starts_at desc limit 1;
    v_next := null;
    select case when h.starts_at < p_ends_at + p_apart then h.id end into v_next
      from holds h where h.karigar_id = p_karigars[i] and h.starts_at >= p_ends_at
      order by h.starts_at limit 1;
    if v_previous is distinct from p_previous[i] or v_next is distinct from p_next[i] then
      missed := coalesce(missed, 'stale');
      continue;
    end if;
    v_chosen := v_chosen || i;
    exit when cardinality(v_chosen) = p_team_size;
  end loop;

  if cardinality(v_chosen) < p_team_size then
    missed := coalesce(missed, 'stale');
    return;
  end if;

  taken := '{}';
  karigars := '{}';
  foreach i in array v_chosen loop
    if p_next[i] is not null then
      update holds set leave_at = p_next_leave_at[i] where id = p_next[i] and leave_at <> p_next_leave_at[i];
    end if;
    insert into holds (booking_id, karigar_id, pincode, leave_at, starts_at, ends_at)
      values (p_booking, p_karigars[i], p_pincode, p_leave_at[i], p_starts_at, p_ends_at)
      returning id into v_hold;
    taken := taken || v_hold;
    karigars := karigars || p_karigars[i];
  end loop;
  missed := null;
end $$;

-- The whole of a placing in one call. `outcome` is 'placed', 'exists' (this id has been booked before), 'stale' or 'contended'.
create function book_slot(
  p_booking jsonb, p_instalments jsonb, p_payment jsonb, p_event_data jsonb, p_team_size integer, p_apart interval,
  p_karigars integer[], p_leave_at timestamptz[], p_previous bigint[], p_next bigint[], p_next_leave_at timestamptz[],
  out outcome text, out taken bigint[], out karigars integer[]
) language plpgsql as $$
declare
  b bookings := jsonb_populate_record(null::bookings, p_booking);
  v_missed text;
begin
  if exists (select from bookings where id = b.id) then
    outcome := 'exists';
    return;
  end if;

  select t.taken, t.karigars, t.missed into taken, karigars, v_missed
    from take_time(
      b.id, b.address ->> 'pincode', b.starts_at, b.ends_at, p_team_size, p_apart,
      p_karigars, p_leave_at, p_previous, p_next, p_next_leave_at) t;
  if v_missed is not null then
    outcome := v_missed;
    return;
  end if;

  insert into bookings select b.*;
  insert into instalments select * from jsonb_populate_recordset(null::instalments, p_instalments);
  if p_payment is not null then
    insert into payments select * from jsonb_populate_record(null::payments, p_payment);
  end if;
  perform record_event(
    b.id, 'BookingPlaced', b.created_at, 'customer:' || b.user_id,
    p_event_data || jsonb_build_object('karigars', to_jsonb(karigars)));
  outcome := 'placed';
end $$;
