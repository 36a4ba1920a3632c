-- Who is asked to come, and why.

-- A visit offered to a Karigar. They answer or let it pass; declining counts against nobody.
-- noun: dispatch
create table offers (
  id uuid primary key,
  booking_id uuid not null references bookings,
  karigar_id integer not null references karigars,
  -- The first goes to those whose time is held, each further one to more people.
  round smallint not null check (round >= 1),
  -- 'withdrawn': the visit is no longer to be had (taken, cancelled, moved). 'lapsed': no answer in time.
  -- 'given-back': accepted, and the visit has gone to somebody else since.
  state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn', 'lapsed', 'given-back')),
  -- Whoever accepts first of those asked to lead makes the visit's moves; another member of the team only comes along.
  leads boolean not null,
  urgent boolean not null,
  -- The promised time that it was offered for: moved to another hour, the visit is offered anew.
  starts_at timestamptz not null,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- What they were told that they would earn, and the journey that it stood on.
  pay jsonb not null,
  journey jsonb not null,
  -- When it rang while the app was closed. Null: it waits there until somebody looks.
  rang_at timestamptz,
  check ((state = 'open') = (answered_at is null)),
  check (expires_at > offered_at)
);
-- Nobody is asked twice at once, and one visit has one leader: the database has the last word on two who accept together.
create unique index offers_one_open on offers (booking_id, karigar_id) where state = 'open';
create unique index offers_one_leader on offers (booking_id) where state = 'accepted' and leads;
create index offers_karigar on offers (karigar_id, offered_at desc);
create index offers_booking on offers (booking_id, round);
create index offers_waiting on offers (expires_at) where state = 'open';
create index offers_rang on offers (karigar_id, rang_at) where rang_at is not null and not urgent;

-- Why it was decided so: whom a decision looked at, in which order, what spoke for and against each, and what came of it.
-- noun: dispatch
create table dispatch_decisions (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings,
  at timestamptz not null,
  -- 'by-hand': one of us gave it to a Karigar by name.
  kind text not null check (kind in ('offered', 'seated', 'replaced', 'nobody', 'waited', 'alarm', 'by-hand')),
  -- What it answers: the name of an event, or of the pass that noticed something.
  cause text not null,
  data jsonb not null
);
create index dispatch_decisions_booking on dispatch_decisions (booking_id, id);
