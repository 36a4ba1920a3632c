-- How a visit is come to, and how it is watched.

-- The one last position of a Karigar who travels to a visit. Unlogged: it never enters the write-ahead log, and so no
-- backup; after a crash the next position is a few seconds away.
-- noun: visit
create unlogged table positions (
  booking_id uuid primary key,
  karigar_id integer not null,
  latitude double precision not null,
  longitude double precision not null,
  accuracy_meters integer not null,
  -- When they were there, by their telephone's clock held within what can be.
  at timestamptz not null
);
create index positions_at on positions (at);

-- Location is kept only while somebody travels: whatever ends the way (arrival, replacement, breakdown, cancellation,
-- no-show, safety exit) ends it in the same transaction, so no move can forget to.
create function forget_positions() returns trigger language plpgsql as $$
begin
  delete from positions where booking_id = old.id;
  return null;
end $$;

create trigger bookings_way_over after update of status on bookings for each row
  when (old.status = 'dispatched' and new.status <> 'dispatched') execute function forget_positions();

-- What the two of a visit say to each other, as the names of fixed sentences: no free text, no telephone number.
-- noun: visit
create table visit_sentences (
  id uuid primary key,
  booking_id uuid not null,
  said_by text not null check (said_by in ('customer', 'karigar')),
  -- Who came then; the next one is told nothing of it.
  karigar_id integer not null,
  sentence text not null,
  said_at timestamptz not null
);
create index visit_sentences_booking on visit_sentences (booking_id, said_at);

-- A link by which somebody's family follows a visit. Only the hash of its token is kept, as of a session.
-- noun: visit
create table visit_shares (
  id uuid primary key,
  token_hash bytea not null unique,
  booking_id uuid not null,
  shared_at timestamptz not null,
  revoked_at timestamptz
);
create index visit_shares_booking on visit_shares (booking_id);

-- Location is kept only while somebody travels, to a later visit as to the first.
create function forget_later_positions() returns trigger language plpgsql as $$
begin
  delete from positions where booking_id = old.booking_id;
  return null;
end $$;

create trigger visits_way_over after update of under_way on visits for each row
  when (old.under_way and not new.under_way and old.id <> old.booking_id) execute function forget_later_positions();

-- Whatever ends the event ends the way as well.
create function end_later_ways() returns trigger language plpgsql as $$
begin
  update visits set karigar_id = null, set_out_at = null, start_code = null, start_code_tries = 0, under_way = false
    where booking_id = old.id and id <> old.id and under_way;
  return null;
end $$;

create trigger bookings_later_ways_over after update of status on bookings for each row
  when (old.status = 'in_progress' and new.status <> 'in_progress') execute function end_later_ways();

-- On the way to a later visit they are seen as on the way to the first.
create view led_visits as
  select b.id as booking_id,
      case when way.id is null then b.status else 'dispatched' end as status,
      b.user_id as customer_user_id, b.address ->> 'pincode' as pincode, v.karigar_id, k.user_id as karigar_user_id
    from bookings b
    join visits v on v.id = b.id
    join karigars k on k.id = v.karigar_id
    left join later_visits way on way.booking_id = b.id and way.under_way and b.status = 'in_progress';

-- Takes the place of the position before. The booking's row is held meanwhile, so that none is written down after the
-- way has ended.
create function keep_position(
  p_booking_id uuid, p_karigar_id integer, p_latitude double precision, p_longitude double precision,
  p_accuracy_meters integer, p_at timestamptz
) returns boolean language plpgsql as $$
begin
  perform 1 from bookings b join visits v on v.id = b.id
    where b.id = p_booking_id and v.karigar_id = p_karigar_id
      and (b.status = 'dispatched' or b.status = 'in_progress' and exists (
        select from later_visits way where way.booking_id = b.id and way.under_way))
    for share of b;
  if not found then
    return false;
  end if;
  insert into positions as last values
      (p_booking_id, p_karigar_id, p_latitude, p_longitude, p_accuracy_meters, p_at)
    on conflict (booking_id) do update set karigar_id = excluded.karigar_id, latitude = excluded.latitude,
      longitude = excluded.longitude, accuracy_meters = excluded.accuracy_meters, at = excluded.at
    where last.at < excluded.at or last.karigar_id <> excluded.karigar_id;
  return found;
end $$;
